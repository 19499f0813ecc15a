/**
 * Which file it was that an import lacked: the browser names only the import. Asks again for what
 * was on its way since then. It imports nothing, so that its own file outlives a deployment.
 */
export const findCulprit = async <Failure>(
  url: string,
  start: number,
  owned: (url: string) => boolean,
  probe: (url: string) => Promise<Failure | undefined>,
): Promise<Failure | undefined> => {
  const timings = performance
    .getEntriesByType("resource")
    .filter((entry): entry is PerformanceResourceTiming => entry.name !== url && owned(entry.name))
    .filter((entry) => entry.responseEnd >= start && /script|link/.test(entry.initiatorType));
  const failed = timings.filter((entry) => entry.responseStatus >= 400);
  const suspects = new Set([url, ...[...failed, ...timings].map(({ name }) => name).slice(0, 30)]);
  for (const suspect of suspects) {
    const failure = await probe(suspect);
    if (failure) return failure;
  }
  return undefined;
};
