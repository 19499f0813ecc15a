import type { Locale } from "@console-shell/contract";
import type { AnnouncementState } from "@console-shell/contract/words/announcements";
import type {
  Announcement,
  AnnouncementInput,
  CurrentAnnouncement,
  listAnnouncements,
  currentAnnouncements,
} from "@console-shell/contract/calls/announcement";
import type { CsvColumns } from "#kernel/send-csv.ts";
import type { AnnouncementsTable } from "#platform/database/tables/notices.ts";
import type { ExpressionBuilder } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Source } from "#platform/database/source.ts";
import type { Services } from "#platform/services.ts";
import type { Handler } from "#kernel/call.ts";

type Period = Pick<AnnouncementsTable, "startsAt" | "endsAt">;

/** An announcement's state by time; its end is exclusive. */
export const stateOf = ({ startsAt, endsAt }: Period, now: number): AnnouncementState => {
  if (endsAt !== null && endsAt <= now) return "ended";
  return startsAt > now ? "planned" : "current";
};

/** The columns with the author's texts. */
export const columnsOf = ({ title, text, level, startsAt, endsAt }: AnnouncementInput) => ({
  titleEn: title["en-US"],
  titleZh: title["zh-CN"],
  textEn: text["en-US"],
  textZh: text["zh-CN"],
  level,
  startsAt,
  endsAt,
});

/** An announcement as management sees it. */
export const presentAnnouncement = (row: AnnouncementsTable, now: number): Announcement => ({
  ...row,
  title: { "en-US": row.titleEn, "zh-CN": row.titleZh },
  text: { "en-US": row.textEn, "zh-CN": row.textZh },
  state: stateOf(row, now),
});

/** The columns of the export. */
export const exportedAnnouncement: CsvColumns<Announcement> = [
  ["titleEnglish", ({ title }) => title["en-US"]],
  ["titleChinese", ({ title }) => title["zh-CN"]],
  ["textEnglish", ({ text }) => text["en-US"]],
  ["textChinese", ({ text }) => text["zh-CN"]],
  "level",
  "state",
  "startsAt",
  "endsAt",
  "updatedAt",
];

const otherLocale: Record<Locale, Locale> = { "en-US": "zh-CN", "zh-CN": "en-US" };

/** An announcement in the reader's language, or in the only one there is. */
const presentCurrent = (row: AnnouncementsTable, reader: Locale): CurrentAnnouncement => {
  const words = {
    "en-US": { title: row.titleEn, text: row.textEn },
    "zh-CN": { title: row.titleZh, text: row.textZh },
  };
  const locale = words[reader].title === "" ? otherLocale[reader] : reader;
  const { id, level, startsAt, endsAt } = row;
  return { id, locale, ...words[locale], level, startsAt, endsAt };
};

/** An announcement's display name. */
export const nameOf = ({ titleEn, titleZh }: AnnouncementsTable): string => titleEn || titleZh;

type Query = z.output<typeof listAnnouncements.query>;
type Where = ExpressionBuilder<Tables, "announcements">;

const searched = ["titleEn", "titleZh", "textEn", "textZh"];

const notEnded = (where: Where, now: number) =>
  where.or([where("endsAt", "is", null), where("endsAt", ">", now)]);

/** Announcements that have begun and not ended. */
const isCurrent = (where: Where, now: number) =>
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

/** The active announcements with their last change, as a text to compare. */
export const readInForce = async (
  { database }: Pick<Services, "database">,
  now: number,
): Promise<string> => {
  const rows = await database
    .selectFrom("announcements")
    .select(["id", "updatedAt"])
    .where((where) => isCurrent(where, now))
    .orderBy("id")
    .execute();
  return rows.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();
};

/** Nobody reads more at once. */
const shown = 20;

/** The announcements to show to the operator now: warnings first, then the most recent. */
export const handleCurrent: Handler<typeof currentAnnouncements> = async ({
  services,
  session,
  locale,
  now,
}) => {
  const rows = await services.database
    .selectFrom("announcements")
    .selectAll()
    .where((where) => isCurrent(where, now))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("announcementDismissals")
            .select("operatorId")
            .whereRef("announcementId", "=", "announcements.id")
            .where("operatorId", "=", session.operatorId),
        ),
      ),
    )
    .orderBy((by) => by.case().when("level", "=", "warning").then(0).else(1).end())
    .orderBy("startsAt", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
  return { items: rows.map((row) => presentCurrent(row, locale)) };
};
