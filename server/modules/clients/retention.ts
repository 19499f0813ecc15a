import type { RetentionRule } from "../../platform/retention.ts";
import { windowsKept } from "./public-api/limits/periods.ts";

/** Retention of webhook events with their delivery log, delivered or not. */
const webhookEventsKept = 30 * 24 * 3_600_000;

/** Removes past rate limit windows, responses stored for retries, and old webhook events and secrets. */
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
