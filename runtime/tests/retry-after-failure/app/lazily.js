import { once } from "./kept.js";
export const mount = async (host) => {
  const { again } = await import("./lazy.js");
  host.container.append(once === again ? "there" : "two of them");
};
