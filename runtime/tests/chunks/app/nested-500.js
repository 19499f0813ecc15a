import "./main.js?status=503";
export const mount = () => {};
