import type { ImportMap } from "./import-map.ts";

/**
 * For a retry: an import map by which the renewed files of a sub-app mean each other, where the
 * files themselves name those that threw. One scope for each file, because what a scope has
 * resolved once stays as it was; for that reason it comes before the renewed files, too. Imports nothing, so that its own file outlives a deployment.
 */
export const renewModules = (
  planned: readonly string[],
  integrity: Readonly<Record<string, string>>,
  owned: (url: string) => boolean,
  renew: (url: string) => string,
): ImportMap => {
  const requested = performance
    .getEntriesByType("resource")
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "script")
    .map(({ name }) => name)
    .filter((url) => owned(url) && !url.includes("console-retry="));
  const scripts = Object.keys(integrity).filter((url) => /\.m?js(\?|$)/.test(url));
  const files = [...new Set([...planned, ...scripts, ...requested])];
  const imports = Object.fromEntries(files.map((url) => [url, renew(url)]));
  return {
    scopes: Object.fromEntries(Object.values(imports).map((url) => [url, imports])),
    integrity: Object.fromEntries(
      files.flatMap((url) => (integrity[url] ? [[renew(url), integrity[url]]] : [])),
    ),
  };
};
