import { config } from "./bridge.ts";

/** Throws if the page, or a file of it, came over another version of HTTP than is measured. */
export const checkVersion = (): void => {
  const entries = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  for (const { name, nextHopProtocol } of entries as PerformanceResourceTiming[])
    // Empty where what came over HTTP/1.1 is out of the cache.
    if (name.startsWith(location.origin) && !["", config.version].includes(nextHopProtocol))
      throw new Error(`${name} came over ${nextHopProtocol}`);
};
