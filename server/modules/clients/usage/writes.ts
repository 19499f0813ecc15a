import type { Kysely } from "kysely";
import { addExcluded } from "#platform/database/add-excluded.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { latencyColumns, type UsageTable } from "#platform/database/tables/usage.ts";
import type { Retention } from "#platform/retention.ts";
import { minutesKept } from "./range.ts";

const hour = 3_600_000;
const hoursKept = 400 * 24 * hour;
const counters = ["calls" as const, "totalMs" as const, ...latencyColumns];
/* SQLite allows at most 32766 parameters per statement. */
const rowsAtOnce = 500;

/** A row's key: its instant, operation and status class. */
const keyOf = ({ at, operation, statusClass }: UsageTable): string =>
  `${at} ${operation} ${statusClass}`;

/** Adds rows to a table; an upsert, so any server can increment existing counters. */
export const addUsage = async (
  database: Kysely<Tables>,
  table: "usageMinutes" | "usageHours",
  rows: readonly UsageTable[],
): Promise<void> => {
  // In one order everywhere: two servers locking the same rows in opposite orders would deadlock.
  const ordered = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let start = 0; start < ordered.length; start += rowsAtOnce)
    await database
      .insertInto(table)
      .values(ordered.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(["at", "operation", "statusClass"])
          .doUpdateSet(addExcluded(table, counters)),
      )
      .execute();
};

/** Rows by the minute summed to rows by the hour. */
export const hoursOf = (minutes: readonly UsageTable[]): UsageTable[] => {
  const hours = new Map<string, UsageTable>();
  for (const row of minutes) {
    const inHour = { ...row, at: row.at - (row.at % hour) };
    const sum = hours.get(keyOf(inHour));
    if (!sum) hours.set(keyOf(inHour), inHour);
    else for (const column of counters) sum[column] += row[column];
  }
  return [...hours.values()];
};

/** Retention of the tables of usage. */
export const usageRetentions: readonly Retention[] = [
  ["usageMinutes", "at", minutesKept],
  ["usageHours", "at", hoursKept],
  ["storageHours", "at", hoursKept],
];
