import "./probe.js";

export const mount = () => {};
