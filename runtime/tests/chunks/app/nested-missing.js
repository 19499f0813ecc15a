import "./gone.js";
export const mount = () => {};
