import type * as calls from "@console-shell/contract/calls/view-as";
import { viewLifetime } from "@console-shell/contract/words/view-as";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/writes.ts";
import { refuseOnSelf, refuseUnlessMayAlter } from "../operator/policy.ts";
import { endViewOf } from "../session/writes.ts";

/** Lets a session see the console as another operator. */
export const beginView = async (call: Call<typeof calls.beginView>): Promise<true> => {
  const { services, session, params, body, now } = call;
  await transactionWithDeadline(services.database, async (transaction) => {
    const target = await transaction
      .selectFrom("operators")
      .select(["id", "account", "role", "status"])
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!target) throw new Refusal("not_found");
    refuseOnSelf(call, target.id, "id");
    await refuseUnlessMayAlter(transaction, call, target);
    if (target.status !== "active") throw new Refusal("conflict");
    const begun = await transaction
      .updateTable("sessions")
      .set({ viewedId: target.id, viewedUntil: now + viewLifetime })
      .where("id", "=", session.id)
      .where("viewedId", "is", null)
      .returning("id")
      .executeTakeFirst();
    // Another tab began one, or ended the session, during this call.
    if (!begun) throw new Refusal("conflict");
    await recordAudit(call, transaction, {
      action: "operator.view-begun",
      target: { id: target.id, name: target.account },
      details: { reason: body.reason },
    });
  });
  return true;
};

/** Returns to the operator's own account; nothing happens if the view has ended by itself. */
export const endView = async (call: Call<typeof calls.endView>): Promise<true> => {
  const { services, session } = call;
  await transactionWithDeadline(services.database, (transaction) =>
    endViewOf(call, transaction, session, "stopped"),
  );
  return true;
};
