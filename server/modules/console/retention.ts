import type { RetentionRule } from "../../platform/retention.ts";
import { signalsKept } from "../../platform/signal.ts";

/** Mails are kept this long after they were made, as a trace of what went out. */
export const mailsKept = 90 * 24 * 3_600_000;

/** Pages that were visited are kept this long after the last visit. */
const recentsKept = 90 * 24 * 3_600_000;

/** Removes old visits of pages, signals that every node has read, and the trace of old mails. */
export const removeExpiredConsole: RetentionRule = async ({ database }, now) => {
  await database
    .deleteFrom("recents")
    .where("visited_at", "<=", now - recentsKept)
    .execute();
  await database
    .deleteFrom("signals")
    .where("at", "<=", now - signalsKept)
    .execute();
  await database
    .deleteFrom("mails")
    .where("created_at", "<=", now - mailsKept)
    .execute();
};
