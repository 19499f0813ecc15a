import { type Meter, meters } from "@console-shell/contract/words/meters";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { monthEnd, monthStart } from "./months.ts";

/**
 * The billable calls of a month: successful ones of production client apps, for the client that was the payer at the
 * time.
 */
export const countedCalls = (database: Kysely<Tables>, month: string) =>
  database
    .selectFrom("apiUsage as usage")
    // An inner join to PostgreSQL. It keeps SQLite from starting with all client apps in production.
    .crossJoin("clientApplications as clientApp")
    .whereRef("clientApp.id", "=", "usage.applicationId")
    .where("usage.at", ">=", monthStart(month))
    .where("usage.at", "<", monthEnd(month))
    .where("usage.statusClass", "=", 2)
    .where("clientApp.environment", "=", "production")
    .where("usage.payerId", "!=", "");

/** Call counts by client and kind. */
export const readUsage = async (
  database: Kysely<Tables>,
  { month, clientIds }: { month: string; clientIds: readonly string[] },
): Promise<Map<string, Map<Meter, number>>> => {
  const rows = await countedCalls(database, month)
    .where("usage.payerId", "in", clientIds)
    .groupBy(["usage.payerId", "usage.meter"])
    .select(({ fn }) => [
      "usage.payerId as clientId",
      "usage.meter",
      fn.sum<number>("usage.calls").as("calls"),
    ])
    .execute();
  rows.sort((a, b) => meters.indexOf(a.meter) - meters.indexOf(b.meter));
  const usage = new Map<string, Map<Meter, number>>();
  for (const { clientId: of, meter, calls } of rows)
    usage.set(of, (usage.get(of) ?? new Map<Meter, number>()).set(meter, calls));
  return usage;
};
