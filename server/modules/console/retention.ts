import type { RetentionRule } from "../../platform/retention.ts";
import { signalsKept } from "../../platform/signal.ts";

/** Retention of mails, as a record of what was sent. */
export const mailsKept = 90 * 24 * 3_600_000;

/** Retention of recent pages after the last visit. */
const recentsKept = 90 * 24 * 3_600_000;

/** Retention of assignments, snoozes and comments after the last change: the item is long settled. */
export const workKept = 180 * 24 * 3_600_000;

/** Removes old recent pages, signals that every node has read, marks of settled work, and old mail records. */
export const removeExpiredConsole: RetentionRule = async ({ database }, now) => {
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
};
