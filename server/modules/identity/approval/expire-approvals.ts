import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { inBatches } from "#platform/in-batches.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { RetentionRule } from "#platform/retention.ts";
import type { Services } from "#platform/services.ts";
import { settle } from "../notify/mark-read.ts";

/** Marks changes that waited for too long as expired, some or those of a subject, and forgets their input. */
export const expireIn = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  now: number,
  { subject, atOnce }: { subject?: string; atOnce?: number },
): Promise<number> => {
  const waiting = transaction
    .selectFrom("approvals")
    .select("id")
    .where("status", "=", "waiting")
    .where("expiresAt", "<=", now)
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject!))
    .$if(atOnce !== undefined, (query) => query.limit(atOnce!));
  const expired = await transaction
    .updateTable("approvals")
    .set({ status: "expired", input: null })
    .where("id", "in", waiting)
    // Somebody may have decided on it since.
    .where("status", "=", "waiting")
    .returning("id")
    .execute();
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0)
    await settle(services, transaction, { kind: "approval.waiting", aboutId: ids }, now);
  return ids.length;
};

/** Marks all of them. */
export const expireApprovals: RetentionRule = (services, now) =>
  inBatches((atOnce) =>
    transactionWithDeadline(services.database, (transaction) =>
      expireIn(services, transaction, now, { atOnce }),
    ),
  );
