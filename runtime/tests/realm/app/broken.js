import "./part.js?status=404";
export const mount = () => undefined;
