import "./below.js";
export const mount = (host) => host.container.append("ran");
