import type { Chunks } from "./lifecycle/load-context.ts";

/**
 * Every part that loads on demand and that the core can't import directly: these parts use the
 * core themselves. `legacy`, `realm` and `remotes` are the only ways to the code for other
 * frameworks.
 */
export const chunks = {
  page: () => import("./lifecycle/page-parts.ts"),
  running: () => import("./lifecycle/running-parts.ts"),
  // The names of its other exports would be kept in a host's bundle.
  legacy: () => import("./legacy/load-legacy.ts").then(({ loadLegacy }) => loadLegacy),
  realm: () => import("./realm/load-realm.ts"),
  remotes: () => import("./contracts/module-federation/module-federation.ts"),
} satisfies Chunks;
