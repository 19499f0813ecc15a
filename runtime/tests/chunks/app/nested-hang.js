import "./main.js?hang=2";
export const mount = () => {};
