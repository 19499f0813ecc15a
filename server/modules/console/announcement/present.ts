import type { Locale } from "@console-shell/contract";
import type { AnnouncementState } from "@console-shell/contract/words/announcements";
import type {
  Announcement,
  AnnouncementInput,
  CurrentAnnouncement,
} from "@console-shell/contract/calls/announcement";
import type { CsvColumns } from "../../../kernel/send-csv.ts";
import type { AnnouncementsTable } from "../../../platform/database/tables/notices.ts";

type Period = Pick<AnnouncementsTable, "starts_at" | "ends_at">;

/** An announcement's state by time; its end is exclusive. */
export const stateOf = ({ starts_at, ends_at }: Period, now: number): AnnouncementState => {
  if (ends_at !== null && ends_at <= now) return "ended";
  return starts_at > now ? "planned" : "current";
};

/** The columns with the author's texts. */
export const columnsOf = ({ title, text, level, startsAt, endsAt }: AnnouncementInput) => ({
  title_en: title["en-US"],
  title_zh: title["zh-CN"],
  text_en: text["en-US"],
  text_zh: text["zh-CN"],
  level,
  starts_at: startsAt,
  ends_at: endsAt,
});

/** An announcement as management sees it. */
export const presentAnnouncement = (row: AnnouncementsTable, now: number): Announcement => ({
  id: row.id,
  title: { "en-US": row.title_en, "zh-CN": row.title_zh },
  text: { "en-US": row.text_en, "zh-CN": row.text_zh },
  level: row.level,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  state: stateOf(row, now),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
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
    "en-US": { title: row.title_en, text: row.text_en },
    "zh-CN": { title: row.title_zh, text: row.text_zh },
  };
  const locale = words[reader].title === "" ? otherLocale[reader] : reader;
  const { id, level, starts_at: startsAt, ends_at: endsAt } = row;
  return { id, locale, ...words[locale], level, startsAt, endsAt };
};

/** An announcement's display name. */
export const nameOf = ({ title_en, title_zh }: AnnouncementsTable): string => title_en || title_zh;
