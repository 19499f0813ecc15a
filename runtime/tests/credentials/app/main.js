import { part } from "./part.js";
export const mount = async (host) => {
  const { lazy } = await import("./lazy.js");
  host.container.append(part, lazy);
};
