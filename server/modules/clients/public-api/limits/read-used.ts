import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { type Period, periodAt } from "./periods.ts";

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
