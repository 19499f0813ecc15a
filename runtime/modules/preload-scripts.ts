import type { PlannedFile, PlannedScript } from "../entry/plan.ts";
import { loadElements } from "./load-elements.ts";
import type { ResourceRules } from "./resource.ts";

/** Sets the credentials, integrity and nonce of a file on an element. */
export const dress = <Kind extends HTMLLinkElement | HTMLScriptElement>(
  element: Kind,
  { integrity }: Pick<PlannedFile, "integrity">,
  { credentials, nonce }: ResourceRules,
): Kind => {
  element.crossOrigin = credentials === "include" ? "use-credentials" : "anonymous";
  if (integrity) element.integrity = integrity;
  if (nonce) element.nonce = nonce;
  return element;
};

/**
 * Fetches modules in parallel into the browser's module map without running them. `import()` then
 * uses those, and their imports are fetched with the same credentials. With `preload` they are
 * classic scripts.
 */
export const preloadScripts = (
  files: readonly (PlannedFile & Partial<PlannedScript>)[],
  rules: ResourceRules,
  signal: AbortSignal,
  rel: "modulepreload" | "preload" = "modulepreload",
): Promise<void> =>
  loadElements(
    files.map((file) => {
      const link = dress(document.createElement("link"), file, rules);
      link.rel = rel;
      // A script preloaded as one has been decoded; as a request it is only in the cache.
      link.as = file.attributes?.["charset"] ? "fetch" : "script";
      link.href = file.url;
      return link;
    }),
    rules,
    signal,
  );
