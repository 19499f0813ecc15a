export const mount = (host) => host.container.append("from the page");
