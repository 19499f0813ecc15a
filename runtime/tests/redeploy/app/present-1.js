export const mount = (host) => {
  host.container.append("first release");
  void import("./gone-lazy.js").catch((error) =>
    setTimeout(() => {
      throw error;
    }),
  );
};
