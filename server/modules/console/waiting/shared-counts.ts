import {
  type WaitingName,
  waitingKinds,
  waitingNames,
} from "@console-shell/contract/words/waiting-kinds";
import { sql } from "kysely";
import { batchLoader } from "../../../platform/database/batch-loader.ts";
import { databaseTime } from "../../../platform/database/dialect/database-time.ts";
import { withTimeout } from "../../../platform/database/with-timeout.ts";
import { counter } from "../../../platform/metrics/registry.ts";
import type { Services } from "../../../platform/services.ts";
import { isOfAll, type Reader, readTally, type Tally } from "./tallies.ts";

/** Milliseconds for which a tally is shared if nothing says that it has changed, e.g. when an invoice becomes overdue. */
const keptFor = 2_000;
/** Milliseconds of signals that tell tallies apart: more than a tally is kept and a transaction may take to commit. */
const compared = 60_000;

const queries = counter("console_waiting_queries_total", "Queries that counted pending items.", [
  "kind",
]);

type Needs = Pick<Services, "database" | "dialect" | "reports" | "clock">;
export type WaitingCounts = Partial<Record<WaitingName, number>>;

/** Counts pending items for many operators at once. */
export interface SharedCounts {
  /** The counts of these kinds for each of the readers, as far as their permissions go; not from before the call. */
  of(
    readers: readonly Reader[],
    kinds?: readonly WaitingName[],
  ): Promise<(reader: Reader) => WaitingCounts>;
  /** Something may have changed here, also without a signal: what was counted before isn't used again. */
  forget(): void;
}

/** What was last signalled to those with a permission. */
const signalled = batchLoader(async (database, permissions) => {
  const rows = await database
    .selectFrom("signals")
    .where("event", "=", "waiting")
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

const mayActOn = ({ permissions }: Reader, kind: WaitingName): boolean =>
  waitingKinds[kind].permissions.every((code) => permissions.has(code));

/** The kinds that a signal to those with a permission is about. */
export const kindsOf = (permissions: ReadonlySet<string>): WaitingName[] =>
  waitingNames.filter((kind) =>
    waitingKinds[kind].permissions.some((code) => permissions.has(code)),
  );

interface Counting {
  /** What had been signalled before it began. */
  stamp: string;
  at: number;
  tally: Promise<Tally>;
}

/** One kind for one group of readers: at most one query under way, and one that will follow. */
const createShared = (read: () => Promise<Tally>, clock: () => number) => {
  let last: Counting | undefined;
  let isRunning = false;
  let next: { stamp: string; tally: Promise<Tally> } | undefined;

  const begin = (stamp: string): Promise<Tally> => {
    isRunning = true;
    const counting = { stamp, at: clock(), tally: read() };
    last = counting;
    return counting.tally
      .catch((error: unknown) => {
        if (last === counting) last = undefined;
        throw error;
      })
      .finally(() => (isRunning = false));
  };

  return (stamp: string): Promise<Tally> => {
    if (last?.stamp === stamp && Math.abs(clock() - last.at) < keptFor) return last.tally;
    if (!isRunning || !last) return begin(stamp);
    // The one under way may have begun before the change: all who ask until it ends share the next.
    const after = next ?? { stamp, tally: Promise.resolve() as unknown as Promise<Tally> };
    after.stamp = stamp;
    if (!next) {
      const go = () => {
        next = undefined;
        return begin(after.stamp);
      };
      after.tally = last.tally.then(go, go);
      next = after;
    }
    return after.tally;
  };
};

const createSharedCounts = (services: Needs): SharedCounts => {
  const shared = new Map<string, (stamp: string) => Promise<Tally>>();
  let changes = 0;

  /** With the reports, so that no call waits for it on SQLite. */
  const read = async (kind: WaitingName, ofAll: boolean): Promise<Tally> => {
    queries.inc({ kind });
    const ends = new AbortController();
    const source = services.reports.open(ends.signal) ?? services;
    try {
      return await withTimeout(readTally(kind, source, { now: services.clock(), ofAll }));
    } finally {
      ends.abort();
    }
  };

  const tallyFor = async (kind: WaitingName, ofAll: boolean): Promise<Tally> => {
    const seen = await Promise.all(
      waitingKinds[kind].permissions.map((code) => signalled(services.database, code)),
    );
    const key = `${kind} ${ofAll}`;
    const ask = shared.get(key) ?? createShared(() => read(kind, ofAll), services.clock);
    shared.set(key, ask);
    return ask(`${changes} ${seen.join()}`);
  };

  return {
    async of(readers, kinds = waitingNames) {
      const wanted = kinds.flatMap((kind) => {
        const allowed = readers.filter((reader) => mayActOn(reader, kind));
        const scopes = new Set(allowed.map((reader) => isOfAll(kind, reader)));
        return Array.from(scopes, (ofAll) => ({ kind, ofAll }));
      });
      const tallies = await Promise.all(
        wanted.map(async (one) => ({ ...one, tally: await tallyFor(one.kind, one.ofAll) })),
      );
      return (reader) =>
        Object.fromEntries(
          tallies
            .filter(({ kind, ofAll }) => mayActOn(reader, kind) && isOfAll(kind, reader) === ofAll)
            .map(({ kind, tally }) => [kind, tally(reader)]),
        );
    },
    forget() {
      changes += 1;
    },
  };
};

const all = new WeakMap<Needs, SharedCounts>();

/** The counts that all features of a server share. */
export const sharedCountsOf = (services: Needs): SharedCounts => {
  const known = all.get(services) ?? createSharedCounts(services);
  all.set(services, known);
  return known;
};
