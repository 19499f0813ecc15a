import type { QueryClient } from "@tanstack/react-query";

/**
 * Closes a mount's or the console's query client: cancels requests in flight and drops all data, leaving no
 * timers. Call it after its components have unmounted, because unmounting starts timers.
 *
 * `clear()` isn't enough: it leaves mutation timers running, and a query cancelled in flight starts its gc
 * timer when its call ends, after the clearing. Either would keep the unmounted tree in memory for five
 * minutes. An infinite `gcTime` starts no timer.
 *
 * The queries' options are reset too: V8 keeps the getter of one call's `signal` with the code that created
 * it, and thereby its query, which must not hold on to the rest of the unmounted tree.
 */
export const closeQueryClient = (client: QueryClient): void => {
  for (const entry of [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()]) {
    entry.gcTime = Infinity;
    entry.destroy();
  }
  for (const query of client.getQueryCache().getAll())
    query.setOptions({ queryKey: query.queryKey, queryHash: query.queryHash });
  client.clear();
};
