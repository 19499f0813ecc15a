import { healthRanges } from "@console-shell/contract/words/health-ranges";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables/index.ts";
import type { RetentionRule } from "../../platform/retention.ts";
import { signalsKept } from "../../platform/signal.ts";

/** Retention of mails, as a record of what was sent. */
export const mailsKept = 90 * 24 * 3_600_000;

/** Retention of recent pages after the last visit. */
const recentsKept = 90 * 24 * 3_600_000;

/** Retention of the history of health: its longest range. */
const healthKept = healthRanges["90d"].length;

/** Removes old changes of health, except the one of each part that was in force when the range began. */
const removeOldHealth = async (database: Kysely<Tables>, now: number) => {
  const old = now - healthKept;
  await database
    .deleteFrom("healthChanges")
    .where("at", "<=", old)
    .where("id", "not in", (from) =>
      from
        .selectFrom("healthChanges")
        .select(({ fn }) => fn.max("id").as("id"))
        .where("at", "<=", old)
        .groupBy("part"),
    )
    .execute();
};

/** Retention of incidents that have ended, with what was sent about them. */
const incidentsKept = 90 * 24 * 3_600_000;
/** Retention of the values that alert rules were evaluated to, for their charts. */
const samplesKept = 73 * 3_600_000;

/** Removes old alerts: incidents and messages, and samples. */
const removeOldAlerts: RetentionRule = async ({ database }, now) => {
  await database
    .deleteFrom("alertIncidents")
    .where("resolvedAt", "<=", now - incidentsKept)
    .execute();
  await database
    .deleteFrom("alertMessages")
    .where("createdAt", "<=", now - incidentsKept)
    .execute();
  await database
    .deleteFrom("alertSamples")
    .where("at", "<=", now - samplesKept)
    .execute();
};

/** Retention of assignments, snoozes and comments after the last change: the item is long settled. */
export const workKept = 180 * 24 * 3_600_000;

/** Removes old recent pages, signals that every node has read, marks of settled work, nobody's own views, and old mail records, health and alerts. */
export const removeExpiredConsole: RetentionRule = async (services, now) => {
  const { database } = services;
  await database
    .deleteFrom("recents")
    .where("visitedAt", "<=", now - recentsKept)
    .execute();
  await database
    .deleteFrom("signals")
    .where("at", "<=", now - signalsKept)
    .execute();
  await database
    .deleteFrom("workItems")
    .where("updatedAt", "<=", now - workKept)
    // Snoozed ones come back first.
    .where((item) => item.or([item("snoozedUntil", "is", null), item("snoozedUntil", "<=", now)]))
    .execute();
  await database
    .deleteFrom("mails")
    .where("createdAt", "<=", now - mailsKept)
    .execute();
  // Of operators whose accounts are gone, shared views stay.
  await database
    .deleteFrom("listViews")
    .where("ownerId", "is", null)
    .where("shared", "=", false)
    .execute();
  await removeOldHealth(database, now);
  await removeOldAlerts(services, now);
};
