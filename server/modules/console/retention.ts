import { healthRanges } from "@console-shell/contract/words/health-ranges";
import {
  removeFound,
  removeOlder,
  type Retention,
  type RetentionRule,
} from "#platform/retention.ts";
import { signalsKept } from "#platform/signal.ts";

const day = 24 * 3_600_000;

/** Retention of mails, as a record of what was sent. */
export const mailsKept = 90 * day;

/** Retention of recent pages after the last visit. */
const recentsKept = 90 * day;

/** Retention of the history of health: its longest range. */
const healthKept = healthRanges["90d"].length;

/** Removes old changes of health, except the one of each part that was in force when the range began. */
const removeOldHealth: RetentionRule = (services, now) => {
  const old = now - healthKept;
  return removeFound(services, "healthChanges", (database) =>
    database
      .selectFrom("healthChanges")
      .select("id")
      .where("at", "<=", old)
      .where("id", "not in", (from) =>
        from
          .selectFrom("healthChanges as last")
          .select(({ fn }) => fn.max("last.id").as("id"))
          .where("last.at", "<=", old)
          .groupBy("last.part"),
      ),
  );
};

/** Retention of assignments, snoozes and comments after the last change: the item is long settled. */
export const workKept = 180 * day;

/** Rows that expire some time after an instant in them. */
const retentions: readonly Retention[] = [
  ["recents", "visitedAt", recentsKept],
  ["signals", "at", signalsKept],
  ["nodeClocks", "measuredAt", day],
  ["mails", "createdAt", mailsKept],
  // Only ended incidents have this instant. Their messages are removed with them.
  ["alertIncidents", "resolvedAt", 90 * day],
  ["outgoingMessages", "createdAt", 90 * day],
  // For the rules' charts.
  ["alertSamples", "at", 3 * day + 3_600_000],
];

/**
 * Removes old recent pages, mail records, health, alerts and marks of settled work, signals that every node has read, and
 * the unshared views of removed accounts.
 */
export const removeExpiredConsole: RetentionRule = async (services, now) => {
  await removeOlder(services, now, retentions);
  await removeFound(services, "workItems", (database) =>
    database
      .selectFrom("workItems")
      .select("updatedAt")
      .where("updatedAt", "<=", now - workKept)
      // Snoozed ones come back first.
      .where((item) =>
        item.or([item("snoozedUntil", "is", null), item("snoozedUntil", "<=", now)]),
      ),
  );
  // The shared views of removed accounts stay.
  await removeFound(services, "listViews", (database) =>
    database
      .selectFrom("listViews")
      .select("id")
      .where("ownerId", "is", null)
      .where("shared", "=", false),
  );
  await removeOldHealth(services, now);
};
