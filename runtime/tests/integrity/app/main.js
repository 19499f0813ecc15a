import { part } from "./part.js";
const attempt = (load) =>
  load.then(
    ({ text }) => text,
    () => "refused",
  );
export const mount = async (host) => {
  const lazy = [attempt(import("./lazy.js")), attempt(import("./tampered.js"))];
  host.container.append([part, ...(await Promise.all(lazy))].join(", "));
};
