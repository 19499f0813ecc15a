import "./part.js";
window.fixturePrefetched = true;
export const mount = (host) => host.container.append("prefetched");
