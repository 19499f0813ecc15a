import type { removePasskey, renamePasskey } from "@console-shell/contract/calls/second-factor";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { changeFactors } from "./change-factors.ts";
import { passkeyColumns } from "./own-factors.ts";

export const handleRenamePasskey: Handler<typeof renamePasskey> = async ({
  services: { database },
  session: { operatorId },
  params,
  body,
}) => {
  const renamed = await database
    .updateTable("passkeys")
    .set({ name: body.name })
    .where("id", "=", params.id)
    .where("operatorId", "=", operatorId)
    .returning(passkeyColumns)
    .executeTakeFirst();
  if (!renamed) throw new Refusal("not_found");
  return renamed;
};

export const handleRemovePasskey: Handler<typeof removePasskey> = async (call) => {
  const { params, session } = call;
  const { operatorId, account } = session;
  await changeFactors(
    call,
    async (transaction) => {
      const removed = await transaction
        .deleteFrom("passkeys")
        .where("id", "=", params.id)
        .where("operatorId", "=", operatorId)
        .returning("name")
        .executeTakeFirst();
      if (!removed) throw new Refusal("not_found");
      return removed.name;
    },
    (transaction, passkey) =>
      recordAudit(call, transaction, {
        action: "second-factor.passkey-removed",
        target: { id: operatorId, name: account },
        details: { passkey },
      }),
  );
  return true;
};
