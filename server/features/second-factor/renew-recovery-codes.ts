import type { renewRecoveryCodes } from "@console-shell/contract/endpoints/second-factor";
import type { Handler } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

/** Makes new recovery codes in place of the old ones, for an operator who has a second factor. */
export const handleRenewRecoveryCodes: Handler<typeof renewRecoveryCodes> = (call) => {
  const { operatorId: id, account } = call.session;
  return call.services.database.transaction().execute(async (transaction) => {
    // Holds the operator's row, so that of two renewals one list is left.
    const operator = await transaction
      .updateTable("operators")
      .set((columns) => ({ has_totp: columns.ref("has_totp") }))
      .where("id", "=", id)
      .where((where) => where.or([where("has_totp", "=", true), where("has_passkey", "=", true)]))
      .returning("id")
      .executeTakeFirst();
    if (!operator) throw new Refusal("not_found");
    const recoveryCodes = await makeRecoveryCodes(transaction, id);
    await recordAudit(call, transaction, {
      action: "second-factor.recovery-codes-renewed",
      target: { id, name: account },
    });
    return { recoveryCodes };
  });
};
