import type { RetentionRule } from "../../platform/retention.ts";

/** Stored answers to idempotency keys are kept this long, since they repeat who a client's contact is. */
const answersKept = 7 * 24 * 3_600_000;

/** Removes old answers that were stored for retries. */
export const removeExpiredBilling: RetentionRule = async ({ database }, now) => {
  await database
    .deleteFrom("finance_answers")
    .where("created_at", "<=", now - answersKept)
    .execute();
};
