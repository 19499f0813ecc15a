import type { Announcement, listAnnouncements } from "@console-shell/contract/calls/announcement";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Source } from "../../../platform/services.ts";
import { presentAnnouncement } from "./present.ts";

type Query = z.output<typeof listAnnouncements.query>;
type Where = ExpressionBuilder<Tables, "announcements">;

const searched = ["title_en", "title_zh", "text_en", "text_zh"];

const notEnded = (where: Where, now: number) =>
  where.or([where("ends_at", "is", null), where("ends_at", ">", now)]);

/** Announcements that have begun and not ended. */
export const isCurrent = (where: Where, now: number) =>
  where.and([where("starts_at", "<=", now), notEnded(where, now)]);

const isIn = (where: Where, state: NonNullable<Query["state"]>, now: number) => {
  if (state === "current") return isCurrent(where, now);
  if (state === "ended") return where("ends_at", "<=", now);
  return where.and([where("starts_at", ">", now), notEnded(where, now)]);
};

const sortValue: Record<Query["sort"], RawBuilder<unknown>> = {
  startsAt: sql`starts_at`,
  level: sql`level`,
};

type Filter = Pick<Query, "search" | "state">;

const matching = (services: Source, { search, state }: Filter, now: number) => {
  let found = services.database.selectFrom("announcements");
  if (search) found = found.where(containsText(services, searched, search));
  if (state) found = found.where((where) => isIn(where, state, now));
  return found;
};

/** All matching announcements in batches, in the order of creation. */
export const everyAnnouncement = (
  services: Source,
  filter: Filter,
  now: number,
): AsyncGenerator<Announcement[]> =>
  everyRow(
    ({ id }: Announcement) => id,
    async (after = "", limit) => {
      const rows = await matching(services, filter, now)
        .selectAll()
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map((row) => presentAnnouncement(row, now));
    },
  );

/** One page of the matching announcements. */
export const pageOfAnnouncements = async (
  services: Source,
  { page, pageSize, sort, order, ...filter }: Query,
  now: number,
): Promise<{ items: Announcement[]; total: number }> => {
  const found = matching(services, filter, now);
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const ids = found
    .select("id")
    .orderBy(sortValue[sort], order)
    .orderBy("id", order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    services.database
      .selectFrom("announcements")
      .selectAll()
      .where("id", "in", ids)
      .orderBy(sortValue[sort], order)
      .orderBy("id", order)
      .execute(),
  ]);
  return { items: rows.map((row) => presentAnnouncement(row, now)), total };
};
