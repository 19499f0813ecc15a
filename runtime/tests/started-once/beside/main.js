export const mount = ({ shared }) => window.addEventListener("fixture-shared", shared);
