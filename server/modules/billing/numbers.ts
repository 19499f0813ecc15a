import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/**
 * The next value of a counter that begins at `first`. Gapless, because a rollback doesn't use up the number; concurrent
 * callers wait until the transaction ends.
 */
export const nextNumber = async (
  transaction: Kysely<Tables>,
  name: string,
  first = 1,
): Promise<number> => {
  const { value } = await transaction
    .insertInto("financeCounters")
    .values({ name, value: first })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((counter) => ({ value: counter("financeCounters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
};

/** The next number of a series that restarts every year, e.g. `INV-2026-00001`, for a day. */
export const nextInYear = async (
  transaction: Kysely<Tables>,
  series: "INV" | "CN",
  day: string,
): Promise<string> => {
  const year = day.slice(0, 4);
  const value = await nextNumber(transaction, `${series}-${year}`);
  return `${series}-${year}-${String(value).padStart(5, "0")}`;
};
