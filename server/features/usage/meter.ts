import {
  type LatencyColumn,
  latencyColumns,
  type UsageTable,
} from "../../database/tables/usage.ts";
import type { Services } from "../../services.ts";
import { latencyColumnOf } from "./latency.ts";
import { addUsage, hoursOf, keyOf, pruneUsage } from "./store.ts";

const minute = 60_000;
const flushEvery = 5_000;
const pruneEvery = 3_600_000;
/** Rows kept in memory while the database refuses them; later ones are not counted. */
const rowsHeld = 20_000;

const emptyHistogram = Object.fromEntries(latencyColumns.map((column) => [column, 0])) as Record<
  LatencyColumn,
  number
>;

/** Counts answered calls in memory, by minute, and adds them to the database from time to time. */
export interface Meter {
  /** Costs a map look-up; never throws, never waits. `at` is the instant of the call. */
  record(call: { operation: string; status: number; milliseconds: number; at: number }): void;
  /** Resolves when everything recorded before is stored. A failure keeps the counts for the next. */
  flush(): Promise<void>;
  /** Flushes on a timer until the returned undo, which flushes a last time. */
  start(): () => Promise<void>;
}

/** A meter that writes to the services' database. */
export const createMeter = ({
  database,
  clock,
  log,
}: Pick<Services, "database" | "clock" | "log">): Meter => {
  let rows = new Map<string, UsageTable>();
  let flushing: Promise<void> = Promise.resolve();
  let prunedAt = 0;

  const hold = (row: UsageTable) => {
    const key = keyOf(row);
    const held = rows.get(key);
    if (!held) {
      if (rows.size < rowsHeld) rows.set(key, row);
      return;
    }
    held.calls += row.calls;
    held.total_ms += row.total_ms;
    for (const column of latencyColumns) held[column] += row[column];
  };

  const write = async () => {
    const minutes = [...rows.values()];
    rows = new Map();
    const now = clock();
    try {
      if (minutes.length > 0)
        await database.transaction().execute(async (transaction) => {
          await addUsage(transaction, "usage_minutes", minutes);
          await addUsage(transaction, "usage_hours", hoursOf(minutes));
        });
    } catch (error) {
      for (const row of minutes) hold(row);
      throw error;
    }
    if (now - prunedAt < pruneEvery) return;
    prunedAt = now;
    await pruneUsage(database, now);
  };

  const flush = () => {
    flushing = flushing.catch(() => undefined).then(write);
    return flushing;
  };
  const flushOrLog = () =>
    flush().catch((error: unknown) => log.error({ err: error }, "usage could not be stored"));

  return {
    record({ operation, status, milliseconds, at }) {
      hold({
        at: at - (at % minute),
        operation,
        status_class: Math.floor(status / 100),
        calls: 1,
        total_ms: Math.round(milliseconds),
        ...emptyHistogram,
        [latencyColumnOf(milliseconds)]: 1,
      });
    },
    flush,
    start() {
      const timer = setInterval(() => void flushOrLog(), flushEvery).unref();
      return async () => {
        clearInterval(timer);
        await flushOrLog();
      };
    },
  };
};
