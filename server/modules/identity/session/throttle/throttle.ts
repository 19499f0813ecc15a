import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { type AuditedCall, recordAudit } from "../../audit/record-audit.ts";
import { type Subject, takeTry, type ThrottleRule } from "./tries.ts";

type ThrottledCall = AuditedCall & { request: FastifyRequest; reply: FastifyReply };

/** The milliseconds to wait; that tries are used up is written down, once in a window. */
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
 * Lets a try through, or answers `throttled` with `Retry-After` in seconds. Where it is counted by
 * several rules, those behind the first that refuses do not count it. All is one transaction, since a
 * commit is what a try costs; whoever takes tries of several of these rules in another one does so in
 * this order, or both would wait for each other.
 */
export const throttle = async (
  call: ThrottledCall,
  ...tries: readonly (readonly [ThrottleRule, Subject])[]
): Promise<void> => {
  const wait = await call.services.database.transaction().execute(async (transaction) => {
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
