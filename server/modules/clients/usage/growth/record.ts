import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { bucketsOf, type UsageSpan } from "../range.ts";

const hour = 3_600_000;

/** The pictures in all libraries now, and their bytes. */
export const storageHeld = (database: Kysely<Tables>): Promise<{ images: number; bytes: number }> =>
  database
    .selectFrom("libraries")
    .select([
      sql<number>`cast(coalesce(sum(image_count), 0) as bigint)`.as("images"),
      sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();

/** Records the libraries' storage for the current hour; the last record of an hour wins. */
export const recordStorage = async (database: Kysely<Tables>, now: number): Promise<void> => {
  const held = await storageHeld(database);
  await database
    .insertInto("storageHours")
    .values({ at: now - (now % hour), ...held })
    .onConflict((conflict) => conflict.column("at").doUpdateSet(held))
    .execute();
};

interface StoragePoint {
  at: number;
  images: number | null;
  bytes: number | null;
}

/**
 * Storage at the end of each bucket of a span. Gaps repeat the last value; null before the first record, and in buckets
 * that haven't begun.
 */
export const storagePoints = async (
  database: Kysely<Tables>,
  span: UsageSpan,
  now: number,
): Promise<StoragePoint[]> => {
  const recorded = database.selectFrom("storageHours").selectAll();
  const before = await recorded
    .where("at", "<", span.from)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const within = await recorded
    .where("at", ">=", span.from)
    .where("at", "<", span.to)
    .orderBy("at")
    .execute();
  let last = before;
  let next = 0;
  return bucketsOf(span).map((at) => {
    for (let row = within[next]; row && row.at < at + span.bucket; row = within[next]) {
      last = row;
      next += 1;
    }
    const known = at <= now ? last : undefined;
    return { at, images: known?.images ?? null, bytes: known?.bytes ?? null };
  });
};
