import type { Comparison } from "@console-shell/contract/words/usage-ranges";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { bucketsOf, comparedSpan, type UsageSpan } from "../range.ts";

/** The images in all libraries now, and their bytes. */
export const storageHeld = (database: Kysely<Tables>): Promise<{ images: number; bytes: number }> =>
  database
    .selectFrom("libraries")
    .select([
      sql<number>`cast(coalesce(sum(image_count), 0) as bigint)`.as("images"),
      sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();

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

const countsOf = async (
  database: Kysely<Tables>,
  table: "faceQueries" | "objectQueries",
  { from, to, bucket }: UsageSpan,
): Promise<Map<number, number>> => {
  const begin = sql<number>`created_at - created_at % ${sql.lit(bucket)}`;
  const rows = await database
    .selectFrom(table)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", to)
    .select([begin.as("at"), (expression) => expression.fn.countAll<number>().as("count")])
    .groupBy(begin)
    .execute();
  return new Map(rows.map(({ at, count }) => [at, count]));
};

/** Number of searches per bucket of a span. */
export const searchPoints = async (
  database: Kysely<Tables>,
  span: UsageSpan,
): Promise<{ at: number; faces: number; objects: number }[]> => {
  const faces = await countsOf(database, "faceQueries", span);
  const objects = await countsOf(database, "objectQueries", span);
  return bucketsOf(span).map((at) => ({
    at,
    faces: faces.get(at) ?? 0,
    objects: objects.get(at) ?? 0,
  }));
};

/** Points of a span, and of the one that it's compared with. */
export const pointsOver = async <Point>(
  span: UsageSpan,
  compare: Comparison | undefined,
  read: (span: UsageSpan) => Promise<Point[]>,
) => {
  const { from, to, bucket } = span;
  const points = await read(span);
  return {
    from,
    to,
    bucket,
    points,
    compared: compare ? await read(comparedSpan(span, compare)) : null,
  };
};
