import type * as calls from "@console-shell/contract/calls/own-session";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/writes.ts";
import { deleteSessions } from "../session/writes.ts";

/** Ends one; for another operator's the response doesn't reveal whether it exists. */
export const endOwnSession = async (call: Call<typeof calls.endOwnSession>): Promise<true> => {
  const { services, session, params } = call;
  await transactionWithDeadline(services.database, async (transaction) => {
    const [ended] = await deleteSessions(call, transaction, (where) =>
      where.and({ id: params.id, operatorId: session.operatorId }),
    );
    if (!ended) throw new Refusal("not_found");
    await recordAudit(call, transaction, {
      action: "session.ended",
      target: { id: session.operatorId, name: session.account },
      details: { address: ended.address },
    });
  });
  return true;
};

/** Signs out everywhere but here. */
export const endOtherSessions = (call: Call<typeof calls.endOtherSessions>) => {
  const { services, session } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const ended = await deleteSessions(call, transaction, (where) =>
      where.and([where("operatorId", "=", session.operatorId), where("id", "!=", session.id)]),
    );
    if (ended.length > 0)
      await recordAudit(call, transaction, {
        action: "session.ended",
        target: { id: session.operatorId, name: session.account },
        details: { sessions: ended.length },
      });
    return { endedSessions: ended.length };
  });
};
