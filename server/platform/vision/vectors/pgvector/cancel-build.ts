import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Milliseconds until cancelling is repeated, in case the build had just begun. */
const again = 200;

/** How to cancel building indexes. */
export interface Ending {
  signal: AbortSignal;
  /** Called if cancelling failed. */
  onError: (error: unknown) => void;
}

/**
 * Builds an index on the connection of this process identifier, until it's cancelled; an incomplete index is dropped at
 * the next check. The pool's other connections can cancel it.
 */
export const buildUntilEnded = async (
  database: Kysely<Tables>,
  pid: number,
  build: () => Promise<unknown>,
  { signal, onError }: Ending,
): Promise<void> => {
  signal.throwIfAborted();
  const done = new AbortController();
  const cancel = async () => {
    while (!done.signal.aborted) {
      // It may have finished, and the connection may be running something else.
      await sql`
        select pg_cancel_backend(pid) from pg_stat_activity
        where pid = ${pid} and pid <> pg_backend_pid() and state = 'active'
          and query ilike '%create index concurrently%'`.execute(database);
      await setTimeout(again);
    }
  };
  const onAbort = () => void cancel().catch(onError);
  signal.addEventListener("abort", onAbort);
  try {
    await build();
  } finally {
    done.abort();
    signal.removeEventListener("abort", onAbort);
  }
};
