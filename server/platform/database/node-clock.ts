import { hostname } from "node:os";
import { sql } from "kysely";
import type { Services } from "../services.ts";
import { databaseTime } from "./dialect/database-time.ts";
import { newId } from "./id.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds between two measurements. */
const every = 60_000;
/** Milliseconds between two looks whether this machine's clock was set. */
const lookEvery = 1_000;
/** Measurements in a row: the one with the shortest round trip counts. */
const tries = 3;
/** Milliseconds that the clock may differ before it is corrected: more than a measurement's error. */
const tolerated = 100;
/** Milliseconds from which on a difference is wrong: sign-ins with other systems compare clocks, too. */
export const skewedFrom = 2_000;
/** Milliseconds for which a measurement of another node counts. */
const measuredWithin = 3 * every;

/** A node's clock, and how far it is ahead of the database's. */
interface NodeClock {
  /** The database's time, as far as this node knows it. */
  now: () => number;
  /** Milliseconds that this machine's clock is ahead; null before the first measurement. */
  skew: () => number | null;
  /** Measures now, corrects `now`, and stores the difference for all nodes to see. */
  measure: () => Promise<void>;
  close: () => Promise<void>;
}

type Needs = Pick<Services, "database" | "dialect" | "log">;

/** How far this machine's clock is ahead, by the shortest of a few round trips: the database answered in the middle of it. */
const measureSkew = async ({ database }: Pick<Needs, "database">): Promise<number> => {
  const found: { took: number; skew: number }[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = Date.now();
    const begun = performance.now();
    const { rows } = await withTimeout(
      sql<{ now: number }>`select ${databaseTime(database)} as now`.execute(database),
    );
    const took = performance.now() - begun;
    found.push({ took, skew: before + took / 2 - rows[0]!.now });
  }
  return Math.round(found.toSorted((a, b) => a.took - b.took)[0]!.skew);
};

/**
 * A clock that follows the database's, so that leases, sessions and schedules mean the same on every node, however far
 * their machines' clocks are apart. An embedded database has this machine's.
 */
export const createNodeClock = ({ database, dialect, log }: Needs): NodeClock => {
  if (dialect === "sqlite")
    return {
      now: Date.now,
      skew: () => null,
      measure: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  const id = newId();
  const name = hostname();
  let correction = 0;
  let skew: number | null = null;
  let isReported = false;
  let measuredAt = -Infinity;
  let underWay: Promise<void> | undefined;
  /** Changes only if this machine's clock is set, or the machine was suspended. */
  const offset = () => Date.now() - performance.now();
  let expected = offset();

  const measureNow = async () => {
    // Also if it fails: a database that is away isn't asked every second.
    measuredAt = performance.now();
    const before = offset();
    const found = await measureSkew({ database });
    skew = found;
    if (Math.abs(found - correction) > tolerated)
      correction = Math.abs(found) > tolerated ? found : 0;
    expected = before;
    const isSkewed = Math.abs(found) >= skewedFrom;
    if (isSkewed && !isReported)
      log.warn(
        { skewMs: found },
        "This machine's clock differs from the database's: set it by NTP",
      );
    isReported = isSkewed;
    const measured = { name, skew: found, measuredAt: databaseTime(database) };
    await database
      .insertInto("nodeClocks")
      .values({ id, ...measured })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(measured))
      .execute();
  };
  const measure = () => (underWay ??= measureNow().finally(() => (underWay = undefined)));
  const look = () => {
    const isSet = Math.abs(offset() - expected) > tolerated;
    if (!isSet && performance.now() - measuredAt < every) return;
    measure().catch((error: unknown) =>
      log.warn({ err: error }, "This machine's clock couldn't be compared with the database's"),
    );
  };
  const timer = setInterval(look, lookEvery).unref();
  return {
    now: () => Date.now() - correction,
    skew: () => skew,
    measure,
    async close() {
      clearInterval(timer);
      await underWay?.catch(() => undefined);
    },
  };
};

/** Each machine's skew in milliseconds, as its processes have just measured it. */
export const readClocks = async (
  database: Services["database"],
): Promise<{ name: string; skew: number }[]> => {
  const rows = await database
    .selectFrom("nodeClocks")
    .select(["name", "skew"])
    .where("measuredAt", ">", sql<number>`${databaseTime(database)} - ${measuredWithin}`)
    .execute();
  // Of a machine with several processes, the worst: they measure apart.
  return Array.from(
    Map.groupBy(rows, ({ name }) => name).values(),
    (of) => of.toSorted((a, b) => Math.abs(b.skew) - Math.abs(a.skew))[0]!,
  );
};
