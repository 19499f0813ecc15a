import type { removeSecondFactors } from "@console-shell/contract/calls/operator";
import type { Handler } from "#kernel/call.ts";
import { sendNotice } from "../account/send-notice.ts";
import { notifyAccountChange } from "../notify/notify-account-change.ts";
import { alterOperator } from "./alter.ts";
import { endSessions } from "./end-sessions.ts";
import { refuseOnSelf } from "./policy.ts";

/** Removes all second factors of an operator who has lost them, and the face and known browsers with them. */
export const handleRemoveSecondFactors: Handler<typeof removeSecondFactors> = async (call) => {
  const { services } = call;
  const { id } = call.params;
  let endedSessions = 0;
  const operator = await alterOperator(services, {
    asking: call,
    action: "operator.second-factors-removed",
    id,
    check: () => refuseOnSelf(call, id, "factor"),
    change: { hasTotp: false, hasPasskey: false },
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      for (const table of [
        "totpSecrets",
        "passkeys",
        "recoveryCodes",
        "faceTemplates",
        "knownDevices",
      ] as const)
        await transaction.deleteFrom(table).where("operatorId", "=", id).execute();
      await notifyAccountChange(transaction, id, { what: "second-factors-removed" }, call);
    },
  });
  sendNotice(services, id, "second-factors-changed");
  return { operator, endedSessions };
};
