import { sql } from "kysely";
import { batchLoader } from "./database/batch-loader.ts";
import { databaseTime } from "./database/dialect/database-time.ts";
import { withTimeout } from "./database/with-timeout.ts";
import type { Services } from "./services.ts";
import type { Source } from "./database/source.ts";

/** Milliseconds for which a result is shared if nothing says that it has changed, e.g. when an invoice becomes overdue. */
const keptFor = 2_000;
/** Milliseconds of signals that tell results apart: more than one is kept and a transaction may take to commit. */
const compared = 60_000;

/** What a shared read needs of the services. */
export type SharedReadNeeds = Pick<Services, "database" | "dialect" | "reports" | "clock">;

interface SharedRead<Value> {
  /** Equal for reads with the same result. */
  key: string;
  /** A change signals `waiting` to those with one of these permissions. */
  permissions: readonly string[];
  read: (source: Source) => Promise<Value>;
}

/** Reads that many want at the same moment, once for all of them. */
export interface SharedReads {
  /** The result, not from before the call: neither across a signal nor across a write on this node. */
  read<Value>(wanted: SharedRead<Value>): Promise<Value>;
  /** Something may have changed here, also without a signal: what was read before isn't used again. */
  forget(): void;
}

/** What was last signalled to those with a permission. */
const signalled = batchLoader(async (database, permissions) => {
  const rows = await database
    .selectFrom("signals")
    // Named in the statement: a parameter would not use the index of these.
    .where("event", "=", sql.lit("waiting"))
    .where("at", ">", sql<number>`${databaseTime(database)} - ${compared}`)
    .select(({ fn }) => [
      "permission" as const,
      fn.countAll<number>().as("count"),
      fn.max("id").as("last"),
    ])
    .groupBy("permission")
    .execute();
  const asked = new Set(permissions);
  return new Map(
    rows.flatMap(({ permission, count, last }) =>
      permission !== null && asked.has(permission) ? [[permission, `${count} ${last}`]] : [],
    ),
  );
});

/** One read: at most one query under way, and one that will follow. */
const createShared = <Value>(clock: () => number) => {
  let last: { stamp: string; at: number; value: Promise<Value> } | undefined;
  let running: object | undefined;
  let next: { stamp: string; value: Promise<Value> } | undefined;

  const begin = (stamp: string, read: () => Promise<Value>): Promise<Value> => {
    const reading = { stamp, at: clock(), value: read() };
    running = last = reading;
    return reading.value
      .catch((error: unknown) => {
        if (last === reading) last = undefined;
        throw error;
      })
      .finally(() => {
        // The next one may have begun.
        if (running === reading) running = undefined;
      });
  };

  /** `stamp` is what the caller has seen signalled: a result with another one may be older. */
  return (stamp: string, read: () => Promise<Value>): Promise<Value> => {
    if (last?.stamp === stamp && Math.abs(clock() - last.at) < keptFor) return last.value;
    if (!running || !last) return begin(stamp, read);
    if (next) {
      next.stamp = stamp;
      return next.value;
    }
    // The one under way may have begun before the change: all who ask until it ends share the next.
    const go = (): Promise<Value> => {
      const seen = next?.stamp ?? stamp;
      next = undefined;
      return begin(seen, read);
    };
    next = { stamp, value: last.value.then(go, go) };
    return next.value;
  };
};

const createSharedReads = (services: SharedReadNeeds): SharedReads => {
  const shared = new Map<string, ReturnType<typeof createShared<unknown>>>();
  let changes = 0;
  return {
    async read<Value>({ key, permissions, read }: SharedRead<Value>) {
      const seen = await Promise.all(permissions.map((code) => signalled(services.database, code)));
      const ask = shared.get(key) ?? createShared<unknown>(services.clock);
      shared.set(key, ask);
      const readNow = async () => {
        const ends = new AbortController();
        try {
          // With the reports, so that no call waits for it on SQLite.
          return await withTimeout(read(services.reports.open(ends.signal) ?? services));
        } finally {
          ends.abort();
        }
      };
      return (await ask(`${changes} ${seen.join()}`, readNow)) as Value;
    },
    forget() {
      changes += 1;
    },
  };
};

const all = new WeakMap<SharedReadNeeds, SharedReads>();

/** The reads that all features of a server share. */
export const sharedReadsOf = (services: SharedReadNeeds): SharedReads => {
  const known = all.get(services) ?? createSharedReads(services);
  all.set(services, known);
  return known;
};
