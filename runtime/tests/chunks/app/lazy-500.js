export const mount = (host) => host.container.append("mounted");
/** For the test to call after the mount. */
export const open = () => void import("./main.js?status=500");
