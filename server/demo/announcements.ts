import { newId } from "../platform/database/id.ts";
import type { Seed } from "./seed.ts";

const day = 86_400_000;
const hour = 3_600_000;

/** One active announcement and one that has ended. */
export const seedAnnouncements: Seed = async ({ database, now }) => {
  const current = {
    title_en: "Image storage maintenance on Saturday",
    title_zh: "周六进行图片存储维护",
    text_en:
      "From 22:00 to 23:30 UTC, you can view pictures but not upload them. Searches aren’t affected.",
    text_zh: "协调世界时 22:00 至 23:30 期间只能查看图片，无法上传；检索不受影响。",
    level: "warning" as const,
    starts_at: Math.round(now - 6 * hour),
    ends_at: Math.round(now + 5 * day),
  };
  const ended = {
    title_en: "Invoices now show a tax rate per line",
    title_zh: "账单现已显示每行的税率",
    text_en: "This applies to invoices issued from this month. Older invoices don’t change.",
    text_zh: "自本月起生成的账单会列出税率，此前的账单保持不变。",
    level: "info" as const,
    starts_at: Math.round(now - 40 * day),
    ends_at: Math.round(now - 26 * day),
  };
  await database
    .insertInto("announcements")
    .values(
      [current, ended].map((announcement) => ({
        ...announcement,
        id: newId(),
        created_at: announcement.starts_at - hour,
        updated_at: announcement.starts_at - hour,
      })),
    )
    .execute();
};
