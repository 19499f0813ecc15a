const [, which] = import.meta.url.split("?");
let failed = false;
export const mount = async (host) => {
  if (which === "fails" && !failed) {
    failed = true;
    throw new Error("fails once");
  }
  host.container.append(`app ${which} at ${host.basename}`);
  if (which !== "early") return;
  host.setLoading(false);
  await new Promise((resolve) => host.signal.addEventListener("abort", resolve));
};
export const update = (host) => host.container.append(` then ${host.basename}`);
