import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";

/** Milliseconds until it is cancelled once more, should it just have begun. */
const again = 200;

/** How the building of indexes is ended. */
export interface Ending {
  signal: AbortSignal;
  /** Hears of a cancelling that failed. */
  onError: (error: unknown) => void;
}

/**
 * Builds an index on the connection of this process identifier, unless or until it is to end; the database drops what
 * is half built with the next look. The others of the pool are free to cancel it.
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
      // It may have done its work, and be at something else.
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
