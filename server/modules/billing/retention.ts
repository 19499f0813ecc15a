import { removeOlder, type RetentionRule } from "#platform/retention.ts";
import { removeExpiredUploads } from "./proposal/receipt/writes.ts";

/** Retention of stored responses to idempotency keys; they contain client contacts. */
const answersKept = 7 * 24 * 3_600_000;

/** Removes expired responses that were stored for retries, and receipts that nobody has proposed with. */
export const removeExpiredBilling: RetentionRule = async (services, now) => {
  await removeExpiredUploads(services, now);
  await removeOlder(services, now, [["financeAnswers", "createdAt", answersKept]]);
};
