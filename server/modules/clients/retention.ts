import type { RetentionRule } from "../../platform/retention.ts";
import { windowsKept } from "./public-api/limits/periods.ts";

/** Webhook events are kept this long, with the log of their deliveries, whether these have arrived or not. */
const webhookEventsKept = 30 * 24 * 3_600_000;

/** Removes the counts of past limits, answers stored for retries, and old webhook events and secrets. */
export const removeExpiredClients: RetentionRule = async ({ database }, now) => {
  for (const period of ["minute", "month"] as const)
    await database
      .deleteFrom("quota_windows")
      .where("period", "=", period)
      .where("starts_at", "<=", now - windowsKept[period])
      .execute();
  await database.deleteFrom("idempotent_calls").where("ends_at", "<=", now).execute();
  await database
    .deleteFrom("webhook_events")
    .where("created_at", "<=", now - webhookEventsKept)
    .execute();
  await database.deleteFrom("webhook_secrets").where("ends_at", "<=", now).execute();
};
