export const mount = (host) => host.container.append("second release");
