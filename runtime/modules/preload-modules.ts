import type { PlannedFile } from "../entry/plan.ts";
import { loadElements } from "./load-elements.ts";
import type { ResourceRules } from "./resource.ts";

/**
 * Fetches modules, all at once, into the browser's module map without running them. An `import()`
 * takes them from there, and what they import is fetched with their credentials.
 */
export const preloadModules = (
  files: readonly PlannedFile[],
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<void> =>
  loadElements(
    files.map(({ url, integrity }) => {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = rules.credentials === "include" ? "use-credentials" : "anonymous";
      if (integrity) link.integrity = integrity;
      if (rules.nonce) link.nonce = rules.nonce;
      link.href = url;
      return link;
    }),
    rules,
    signal,
  );
