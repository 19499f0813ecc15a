import type { Locale } from "@console-shell/contract";
import type { AnnouncementState } from "@console-shell/contract/words/announcements";
import type {
  Announcement,
  AnnouncementInput,
  CurrentAnnouncement,
} from "@console-shell/contract/calls/announcement";
import type { CsvColumns } from "#kernel/send-csv.ts";
import type { AnnouncementsTable } from "#platform/database/tables/notices.ts";

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
export const presentCurrent = (row: AnnouncementsTable, reader: Locale): CurrentAnnouncement => {
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
