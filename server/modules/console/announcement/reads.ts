import type { Locale } from "@console-shell/contract";
import type { AnnouncementState } from "@console-shell/contract/words/announcements";
import type {
  Announcement,
  AnnouncementInput,
  CurrentAnnouncement,
  exportAnnouncements,
} from "@console-shell/contract/calls/announcement";
import { defineList } from "#kernel/list.ts";
import type { AnnouncementsTable } from "#platform/database/tables/notices.ts";
import type { ExpressionBuilder } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Source } from "#platform/database/source.ts";
import type { Services } from "#platform/services.ts";

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

type Where = ExpressionBuilder<Tables, "announcements">;

const searched = ["titleEn", "titleZh", "textEn", "textZh"];

const notEnded = (where: Where, now: number) =>
  where.or([where("endsAt", "is", null), where("endsAt", ">", now)]);

/** Announcements that have begun and not ended. */
const isCurrent = (where: Where, now: number) =>
  where.and([where("startsAt", "<=", now), notEnded(where, now)]);

const isIn = (where: Where, state: AnnouncementState, now: number) => {
  if (state === "current") return isCurrent(where, now);
  if (state === "ended") return where("endsAt", "<=", now);
  return where.and([where("startsAt", ">", now), notEnded(where, now)]);
};

/** All announcements. */
export const announcements = defineList(
  (
    source: Source,
    { search, state }: z.output<typeof exportAnnouncements.query>,
    { now }: { now: number },
  ) => {
    let matching = source.database.selectFrom("announcements");
    if (search) matching = matching.where(containsText(source, searched, search));
    if (state) matching = matching.where((where) => isIn(where, state, now));
    return {
      matching,
      key: "id",
      present: async (ids: string[]) => {
        const rows = await source.database
          .selectFrom("announcements")
          .selectAll()
          .where("id", "in", ids)
          .execute();
        return rows.map((row) => presentAnnouncement(row, now));
      },
    };
  },
  {
    sorts: { startsAt: "startsAt", level: "level" },
    file: "announcements",
    fileOrder: "asc",
    columns: [
      ["titleEnglish", ({ title }) => title["en-US"]],
      ["titleChinese", ({ title }) => title["zh-CN"]],
      ["textEnglish", ({ text }) => text["en-US"]],
      ["textChinese", ({ text }) => text["zh-CN"]],
      "level",
      "state",
      "startsAt",
      "endsAt",
      "updatedAt",
    ],
  },
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

/** Maximum number of announcements shown at once. */
const shown = 20;

/** The announcements to show to the operator now: warnings first, then the most recent. */
export const listCurrent = async (
  { database }: Source,
  operatorId: string,
  { locale, now }: { locale: Locale; now: number },
): Promise<CurrentAnnouncement[]> => {
  const rows = await database
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
            .where("operatorId", "=", operatorId),
        ),
      ),
    )
    .orderBy((by) => by.case().when("level", "=", "warning").then(0).else(1).end())
    .orderBy("startsAt", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
  return rows.map((row) => presentCurrent(row, locale));
};
