import type { QueryClient } from "@tanstack/react-query";

/**
 * Ends the client of a mount, or of the console: cancels what is in flight and forgets every answer, with
 * no timer left. After its components have let go of it, which starts some.
 *
 * `clear()` alone is not enough. It leaves the timers of writes running, and a query that is
 * cancelled in flight starts its own anew once its call has ended: after the clearing. Either
 * would keep the whole left mount in memory for five minutes. An endless age starts no timer.
 *
 * Its reads forget how they asked, too. V8 keeps the getter of one call's `signal` with the code
 * that made it, and with the getter its query: nothing else of a left mount may hang on that one.
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
