import type { exportAnnouncements } from "@console-shell/contract/calls/announcement";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { everyAnnouncement } from "./queries.ts";

const columns = [
  "titleEnglish",
  "titleChinese",
  "textEnglish",
  "textChinese",
  "level",
  "state",
  "startsAt",
  "endsAt",
  "updatedAt",
] as const;

async function* inColumns(announcements: ReturnType<typeof everyAnnouncement>) {
  for await (const some of announcements)
    yield some.map(({ title, text, ...announcement }) => ({
      ...announcement,
      titleEnglish: title["en-US"],
      titleChinese: title["zh-CN"],
      textEnglish: text["en-US"],
      textChinese: text["zh-CN"],
    }));
}

/** Exports the matching announcements. */
export const handleExportAnnouncements: Handler<typeof exportAnnouncements> = async ({
  openReport,
  query,
  reply,
  now,
}) =>
  sendCsv(reply, "announcements", columns, inColumns(everyAnnouncement(openReport(), query, now)));
