import type { listAnnouncements } from "@console-shell/contract/calls/announcement";
import type { ExpressionBuilder } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Source } from "#platform/database/source.ts";
import { presentAnnouncement } from "./present.ts";

type Query = z.output<typeof listAnnouncements.query>;
type Where = ExpressionBuilder<Tables, "announcements">;

const searched = ["titleEn", "titleZh", "textEn", "textZh"];

const notEnded = (where: Where, now: number) =>
  where.or([where("endsAt", "is", null), where("endsAt", ">", now)]);

/** Announcements that have begun and not ended. */
export const isCurrent = (where: Where, now: number) =>
  where.and([where("startsAt", "<=", now), notEnded(where, now)]);

const isIn = (where: Where, state: NonNullable<Query["state"]>, now: number) => {
  if (state === "current") return isCurrent(where, now);
  if (state === "ended") return where("endsAt", "<=", now);
  return where.and([where("startsAt", ">", now), notEnded(where, now)]);
};

type Filter = Pick<Query, "search" | "state">;

const announcements = (services: Source, { search, state }: Filter, now: number) => {
  let matching = services.database.selectFrom("announcements");
  if (search) matching = matching.where(containsText(services, searched, search));
  if (state) matching = matching.where((where) => isIn(where, state, now));
  return {
    matching,
    key: "id",
    present: async (ids: string[]) => {
      const rows = await services.database
        .selectFrom("announcements")
        .selectAll()
        .where("id", "in", ids)
        .execute();
      return rows.map((row) => presentAnnouncement(row, now));
    },
  };
};

/** All matching announcements in batches, in the order of creation. */
export const everyAnnouncement = (services: Source, filter: Filter, now: number) =>
  everyOf(announcements(services, filter, now));

/** One page of the matching announcements. */
export const pageOfAnnouncements = (services: Source, query: Query, now: number) =>
  pageOf(
    {
      ...announcements(services, query, now),
      sorts: { startsAt: "startsAt", level: "level" },
    },
    query,
  );
