import { config } from "./bridge.ts";

/** Throws if the page or one of its files was loaded over a different HTTP version. */
export const checkVersion = (): void => {
  const entries = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  for (const { name, nextHopProtocol } of entries as PerformanceResourceTiming[])
    // Empty for HTTP/1.1 responses from the cache.
    if (name.startsWith(location.origin) && !["", config.version].includes(nextHopProtocol))
      throw new Error(`${name} came over ${nextHopProtocol}`);
};
