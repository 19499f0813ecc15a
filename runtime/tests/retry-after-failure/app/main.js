export const mount = (host) => host.container.append("there");
