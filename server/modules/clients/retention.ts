import { removeFound, removeOlder, type RetentionRule } from "#platform/retention.ts";
import { windowsKept } from "./public-api/limits/reads.ts";
import { usageRetentions } from "./usage/writes.ts";

/** Retention of webhook events with their delivery log, delivered or not. */
const webhookEventsKept = 30 * 24 * 3_600_000;

/** Removes past rate limit windows, responses stored for retries, old webhook events and secrets, and old usage. */
export const removeExpiredClients: RetentionRule = async (services, now) => {
  for (const period of ["minute", "month"] as const)
    await removeFound(services, "quotaWindows", (database) =>
      database
        .selectFrom("quotaWindows")
        .select("startsAt")
        .where("period", "=", period)
        .where("startsAt", "<=", now - windowsKept[period]),
    );
  await removeOlder(services, now, [
    ["idempotentCalls", "endsAt", 0],
    ["webhookEvents", "createdAt", webhookEventsKept],
    ["webhookSecrets", "endsAt", 0],
    ...usageRetentions,
  ]);
};
