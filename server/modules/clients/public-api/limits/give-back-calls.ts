import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { type Period, periodAt } from "./periods.ts";

/** Returns calls that were counted at `now` in a minute or month of a client app. */
export const giveBackCalls = async (
  database: Kysely<Tables>,
  { clientAppId, now }: { clientAppId: string; now: number },
  period: Period,
  calls: number,
): Promise<void> => {
  await database
    .updateTable("quotaWindows")
    .set({ used: sql`used - ${calls}` })
    .where("applicationId", "=", clientAppId)
    .where("period", "=", period)
    .where("startsAt", "=", periodAt(period, now).startsAt)
    .execute();
};
