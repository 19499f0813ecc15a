import type { ImportMap } from "./import-map.ts";

const requestsOf = (performance: Performance, owned: (url: string) => boolean) =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) =>
    owned(name),
  );

/**
 * Which file it was that an import lacked: the browser names only the import. Asks again for what
 * was on its way since then.
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
 * For a retry: an import map by which the renewed files of a sub-app mean each other, where the
 * files themselves name those that threw. One scope for each file, because what a scope has
 * resolved once stays as it was; for that reason it comes before the renewed files, too.
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
