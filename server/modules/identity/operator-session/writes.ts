import type * as calls from "@console-shell/contract/calls/operator-session";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { lockOperator } from "../account/writes.ts";
import { recordAudit } from "../audit/writes.ts";
import { notifyAccountChange } from "../notification/writes.ts";
import { refuseOnSelf, refuseUnlessMayAlter } from "../operator/policy.ts";
import { deleteSessions } from "../session/writes.ts";

/** Ends another operator's session; one's own are ended in the account settings. */
export const endSession = async (call: Call<typeof calls.endSession>): Promise<true> => {
  const { services, params } = call;
  await transactionWithDeadline(services.database, async (transaction) => {
    const found = await transaction
      .selectFrom("sessions")
      .innerJoin("operators", "operators.id", "sessions.operatorId")
      .select(["operators.id", "operators.account", "operators.role", "sessions.address"])
      .where("sessions.id", "=", params.id)
      .executeTakeFirst();
    if (!found) throw new Refusal("not_found");
    await refuseUnlessMayAlter(transaction, call, found);
    refuseOnSelf(call, found.id, "id");
    // Before the session, as whatever ends all of an operator's: otherwise the two could wait for each other.
    await lockOperator(services, transaction, found.id);
    const [ended] = await deleteSessions(call, transaction, (where) => where("id", "=", params.id));
    // It ended by itself at this very moment.
    if (!ended) throw new Refusal("not_found");
    await notifyAccountChange(transaction, found.id, { what: "sessions-ended" }, call);
    await recordAudit(call, transaction, {
      action: "operator.sessions-ended",
      target: { id: found.id, name: found.account },
      details: { sessions: 1, address: found.address },
    });
  });
  return true;
};
