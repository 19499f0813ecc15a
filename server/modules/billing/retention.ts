import type { RetentionRule } from "../../platform/retention.ts";

/** Retention of stored responses to idempotency keys; they contain client contacts. */
const answersKept = 7 * 24 * 3_600_000;

/** Removes expired responses that were stored for retries. */
export const removeExpiredBilling: RetentionRule = async ({ database }, now) => {
  await database
    .deleteFrom("financeAnswers")
    .where("createdAt", "<=", now - answersKept)
    .execute();
};
