import { newId } from "#platform/database/id.ts";
import type { Seed } from "./seed.ts";

const day = 86_400_000;
const hour = 3_600_000;

/** One active announcement and one that has ended. */
export const seedAnnouncements: Seed = async ({ database, now }) => {
  const current = {
    titleEn: "Image storage maintenance on Saturday",
    titleZh: "周六进行图片存储维护",
    textEn:
      "From 22:00 to 23:30 UTC, you can view images but not upload them. Searches aren’t affected.",
    textZh: "协调世界时 22:00 至 23:30 期间只能查看图片，无法上传；检索不受影响。",
    level: "warning" as const,
    startsAt: Math.round(now - 6 * hour),
    endsAt: Math.round(now + 5 * day),
  };
  const ended = {
    titleEn: "Invoices now show a tax rate per line",
    titleZh: "账单现已显示每行的税率",
    textEn: "This applies to invoices issued from this month. Older invoices don’t change.",
    textZh: "自本月起生成的账单会列出税率，此前的账单保持不变。",
    level: "info" as const,
    startsAt: Math.round(now - 40 * day),
    endsAt: Math.round(now - 26 * day),
  };
  await database
    .insertInto("announcements")
    .values(
      [current, ended].map((announcement) => ({
        ...announcement,
        id: newId(),
        createdAt: announcement.startsAt - hour,
        updatedAt: announcement.startsAt - hour,
      })),
    )
    .execute();
};

/** Root gets proposals in a daily digest. */
export const seedNotificationSettings: Seed = async ({ database, now }) => {
  const { id: operatorId } = await database
    .selectFrom("operators")
    .select("id")
    .where("account", "=", "root")
    .executeTakeFirstOrThrow();
  for (const kind of ["top-up.waiting", "refund.waiting"] as const)
    await database
      .insertInto("notificationSettings")
      .values({ operatorId, kind, shown: true, mail: "daily" })
      .execute();
  await database
    .insertInto("notificationDigests")
    .values({
      operatorId,
      hour: 8,
      timeZone: "Europe/Berlin",
      // The demo starts at any time of day: the digest comes the next morning, at 07:00 UTC.
      dueAt: Math.floor(now / day) * day + day + 7 * hour,
    })
    .execute();
};
