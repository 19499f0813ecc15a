import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/audit/writes.ts";
import { type Subject, takeTry, type ThrottleRule } from "./tries.ts";

type ThrottledCall = AuditedCall & { request: FastifyRequest; reply: FastifyReply };

/** The milliseconds to wait; reaching the limit is audited once per window. */
const take = async (
  call: ThrottledCall,
  transaction: Kysely<Tables>,
  [rule, subject]: readonly [ThrottleRule, Subject],
): Promise<number> => {
  const { wait, isFirstRefused } = await takeTry(transaction, rule, subject, call.now);
  if (isFirstRefused)
    await recordAudit(call, transaction, {
      action: "tries.used-up",
      outcome: "refused",
      details: { of: rule.kind },
    });
  return wait;
};

/**
 * Admits a try, or throws `throttled` with `Retry-After` in seconds. If several rules count it, those after the first
 * refusal don't. All in one transaction, because its commit is the main cost; other transactions that use several of
 * these rules must follow the same order to avoid deadlocks.
 */
export const throttle = async (
  call: ThrottledCall,
  ...tries: readonly (readonly [ThrottleRule, Subject])[]
): Promise<void> => {
  const wait = await transactionWithDeadline(call.services.database, async (transaction) => {
    for (const one of tries) {
      const refused = await take(call, transaction, one);
      if (refused > 0) return refused;
    }
    return 0;
  });
  if (wait === 0) return;
  void call.reply.header("retry-after", String(Math.ceil(wait / 1000)));
  throw new Refusal("throttled");
};
