import type { ApiOutput, Locale } from "@console-shell/contract";

export type Announcement = ApiOutput<"GET /mc-api/announcement/list">["items"][number];

/** An announcement's title: in the reader's language, or in the only one there is. */
export const nameOf = ({ title }: Pick<Announcement, "title">, locale: Locale): string =>
  title[locale] || title["en-US"] || title["zh-CN"];
