export const mount = (host) => {
  host.container.append("lazy");
  void import("./gone-lazy.js");
  void Promise.reject(new Error("nobody caught this"));
  setTimeout(() => {
    throw new Error("thrown in a timer");
  });
};
