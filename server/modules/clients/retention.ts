import type { RetentionRule } from "../../platform/retention.ts";
import { windowsKept } from "./public-api/limits/periods.ts";

/** Retention of webhook events with their delivery log, delivered or not. */
const webhookEventsKept = 30 * 24 * 3_600_000;

/** Removes past rate limit windows, responses stored for retries, and old webhook events and secrets. */
export const removeExpiredClients: RetentionRule = async ({ database }, now) => {
  for (const period of ["minute", "month"] as const)
    await database
      .deleteFrom("quotaWindows")
      .where("period", "=", period)
      .where("startsAt", "<=", now - windowsKept[period])
      .execute();
  await database.deleteFrom("idempotentCalls").where("endsAt", "<=", now).execute();
  await database
    .deleteFrom("webhookEvents")
    .where("createdAt", "<=", now - webhookEventsKept)
    .execute();
  await database.deleteFrom("webhookSecrets").where("endsAt", "<=", now).execute();
};
