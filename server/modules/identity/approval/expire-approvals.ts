import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import type { RetentionRule } from "../../../platform/retention.ts";
import { settle } from "../notify/mark-read.ts";

/** Marks changes that waited for too long as expired, and forgets their input. */
export const expireApprovals: RetentionRule = (services, now) =>
  transactionWithDeadline(services.database, async (transaction) => {
    const expired = await transaction
      .updateTable("approvals")
      .set({ status: "expired", input: null })
      .where("status", "=", "waiting")
      .where("expiresAt", "<=", now)
      .returning("id")
      .execute();
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0)
      await settle(services, transaction, { kind: "approval.waiting", aboutId: ids }, now);
  });
