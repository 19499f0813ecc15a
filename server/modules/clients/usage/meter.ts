import { latencyColumns, type UsageTable } from "#platform/database/tables/usage.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Feature } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { emptyHistogram, latencyColumnOf } from "#platform/database/latency.ts";
import { addUsage, hoursOf } from "./writes.ts";

const minute = 60_000;
const flushEvery = 5_000;
/** Rows kept in memory while the database is unavailable; further ones aren't counted. */
const rowsHeld = 20_000;

const emptyRow = (at: number, operation: string, statusClass: number): UsageTable => ({
  at,
  operation,
  statusClass,
  calls: 0,
  totalMs: 0,
  ...emptyHistogram,
});

/** Counts answered requests in memory, by minute, and flushes them to the database periodically. */
export interface Meter {
  /** Costs a map look-up; never throws, never waits. `at` is the request's time. */
  record(request: { operation: string; status: number; milliseconds: number; at: number }): void;
  /** Resolves when everything recorded before is stored. On failure the counts are kept for the next flush. */
  flush(): Promise<void>;
  /** Flushes on a timer until the returned undo, which flushes a last time. */
  start(): () => Promise<void>;
}

/** A meter that writes to the services' database. */
export const createMeter = ({ database, log }: Pick<Services, "database" | "log">): Meter => {
  let rows = new Map<string, UsageTable>();
  let flushing: Promise<void> = Promise.resolve();

  /** The row for such requests; undefined if too many are held. */
  const rowOf = (at: number, operation: string, statusClass: number): UsageTable | undefined => {
    const key = `${at} ${operation} ${statusClass}`;
    const held = rows.get(key);
    if (held || rows.size >= rowsHeld) return held;
    const row = emptyRow(at, operation, statusClass);
    rows.set(key, row);
    return row;
  };

  const giveBack = (row: UsageTable) => {
    const held = rowOf(row.at, row.operation, row.statusClass);
    if (!held) return;
    for (const column of ["calls" as const, "totalMs" as const, ...latencyColumns])
      held[column] += row[column];
  };

  const write = async () => {
    const minutes = [...rows.values()];
    if (minutes.length === 0) return;
    rows = new Map();
    try {
      await transactionWithDeadline(database, async (transaction) => {
        await addUsage(transaction, "usageMinutes", minutes);
        await addUsage(transaction, "usageHours", hoursOf(minutes));
      });
    } catch (error) {
      for (const row of minutes) giveBack(row);
      throw error;
    }
  };

  const flush = () => {
    flushing = flushing.catch(() => undefined).then(write);
    return flushing;
  };
  const flushOrLog = () =>
    flush().catch((error: unknown) => log.error({ err: error }, "usage could not be stored"));

  return {
    record({ operation, status, milliseconds, at }) {
      const row = rowOf(at - (at % minute), operation, Math.floor(status / 100));
      if (!row) return;
      row.calls += 1;
      row.totalMs += Math.round(milliseconds);
      row[latencyColumnOf(milliseconds)] += 1;
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

const meters = new WeakMap<Services, Meter>();

/** The meter that all features of a server share. */
export const meterOf = (services: Services): Meter => {
  const meter = meters.get(services) ?? createMeter(services);
  meters.set(services, meter);
  return meter;
};

/** Meters every answered call of the contract. */
export const metering: Feature = (_route, hooks, services) => {
  const meter = meterOf(services);
  hooks.onAnswer(({ endpoint, status, milliseconds, at }) =>
    meter.record({ operation: endpoint.name, status, milliseconds, at }),
  );
  hooks.onClose(meter.start());
};
