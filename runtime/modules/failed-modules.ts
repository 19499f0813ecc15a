import type { ImportMap } from "./import-map.ts";

const requestsOf = (performance: Performance, owned: (url: string) => boolean) =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) =>
    owned(name),
  );

/**
 * Finds the file that an import failed on: the browser names only the import. Requests the files
 * loaded since then again.
 */
export const findCulprit = async <Failure>(
  url: string,
  performance: Performance,
  start: number,
  owned: (url: string) => boolean,
  probe: (url: string) => Promise<Failure | undefined>,
): Promise<Failure | undefined> => {
  const timings = requestsOf(performance, owned).filter(
    (entry) =>
      entry.name !== url && entry.responseEnd >= start && /script|link/.test(entry.initiatorType),
  );
  const failed = timings.filter((entry) => entry.responseStatus >= 400);
  const suspects = new Set([url, ...[...failed, ...timings].map(({ name }) => name).slice(0, 30)]);
  for (const suspect of suspects) {
    const failure = await probe(suspect);
    if (failure) return failure;
  }
  return undefined;
};

/**
 * An import map for a retry: a sub-app's renewed files import each other instead of those that
 * threw. Browsers remember how a scope resolved a specifier. So each file gets its own scope, and
 * the map must be added before the renewed files.
 */
export const renewModules = (
  planned: readonly string[],
  integrity: Readonly<Record<string, string>>,
  owned: (url: string) => boolean,
  renew: (url: string) => string,
): ImportMap => {
  const requested = requestsOf(performance, owned)
    .filter(
      ({ name, initiatorType }) => initiatorType === "script" && !name.includes("console-retry="),
    )
    .map(({ name }) => name);
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
