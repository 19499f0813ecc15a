import "./main.js?once=502";
export const mount = (host) => host.container.append("there");
