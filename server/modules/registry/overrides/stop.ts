import type { stopOverride, stopOwnOverride } from "@console-shell/contract/calls/sub-app-override";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { increaseRevision } from "../releases/revision.ts";

/** Ends a session's override; returns whether there was one. */
const end = (call: Call<typeof stopOverride | typeof stopOwnOverride>, sessionId: string) =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const of = await transaction
      .selectFrom("sessions")
      .innerJoin("operators", "operators.id", "sessions.operatorId")
      .select("operators.account")
      .where("sessions.id", "=", sessionId)
      .executeTakeFirst();
    const ended = await transaction
      .deleteFrom("subAppOverrides")
      .where("sessionId", "=", sessionId)
      .returning(["app", "origin"])
      .executeTakeFirst();
    if (!ended || !of) return false;
    await increaseRevision(transaction);
    await recordAudit(call, transaction, {
      action: "sub-app.override-stopped",
      target: { id: null, name: ended.app },
      details: { origin: ended.origin, operator: of.account },
    });
    return true;
  });

/** Ends the override of the caller's own session. */
export const stopOwn = async (call: Call<typeof stopOwnOverride>): Promise<true> => {
  await end(call, call.session.id);
  return true;
};

/** Ends anybody's override; refuses with `not_found`. */
export const stop = async (call: Call<typeof stopOverride>): Promise<true> => {
  if (!(await end(call, call.params.id))) throw new Refusal("not_found");
  return true;
};
