import { type Kysely, sql } from "kysely";
import type { ApiUsageTable } from "#platform/database/tables/api-usage.ts";
import type { Tables } from "#platform/database/tables/index.ts";

const key = [
  "applicationId",
  "at",
  "keyId",
  "payerId",
  "operation",
  "statusClass",
  "meter",
] as const;
/* SQLite allows at most 32766 parameters per statement. */
const rowsAtOnce = 500;

const keyOf = (row: ApiUsageTable) => key.map((column) => row[column]).join(" ");

const summed = (rows: readonly ApiUsageTable[]): ApiUsageTable[] =>
  [...Map.groupBy(rows, keyOf).values()].map((same) => ({
    ...same[0]!,
    calls: same.reduce((sum, row) => sum + row.calls, 0),
    totalMs: same.reduce((sum, row) => sum + row.totalMs, 0),
  }));

/** Adds calls to the stored counts; an upsert, so any server can increment existing rows. */
export const addApiUsage = async (
  database: Kysely<Tables>,
  rows: readonly ApiUsageTable[],
): Promise<void> => {
  // In one order everywhere: two servers locking the same rows in opposite orders would deadlock.
  const ordered = summed(rows).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let start = 0; start < ordered.length; start += rowsAtOnce)
    await database
      .insertInto("apiUsage")
      .values(ordered.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(key).doUpdateSet({
          calls: sql`api_usage.calls + excluded.calls`,
          totalMs: sql`api_usage.total_ms + excluded.total_ms`,
        }),
      )
      .execute();
};
