import type { QuotaWindowTable } from "#platform/database/tables/api-usage.ts";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

export type Period = QuotaWindowTable["period"];

const minute = 60_000;

/** The minute or month (UTC) of an instant. */
export const periodAt = (period: Period, now: number): { startsAt: number; endsAt: number } => {
  if (period === "minute") {
    const startsAt = now - (now % minute);
    return { startsAt, endsAt: startsAt + minute };
  }
  const day = new Date(now);
  const at = (month: number) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + month);
  return { startsAt: at(0), endsAt: at(1) };
};

/** How long windows are kept after their start: longer than they last, on any node's clock. */
export const windowsKept: Record<Period, number> = {
  minute: 10 * minute,
  month: 62 * 1440 * minute,
};

/** A client app's usage in a minute or month, and when it resets. */
export const readUsed = async (
  database: Kysely<Tables>,
  clientAppId: string,
  period: Period,
  now: number,
): Promise<{ used: number; resetsAt: number }> => {
  const { startsAt, endsAt } = periodAt(period, now);
  const row = await database
    .selectFrom("quotaWindows")
    .select("used")
    .where("applicationId", "=", clientAppId)
    .where("period", "=", period)
    .where("startsAt", "=", startsAt)
    .executeTakeFirst();
  return { used: row?.used ?? 0, resetsAt: endsAt };
};
