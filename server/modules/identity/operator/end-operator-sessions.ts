import type { endOperatorSessions } from "@console-shell/contract/calls/operator";
import type { Handler } from "#kernel/call.ts";
import { notifyAccountChange } from "../notify/notify-account-change.ts";
import { alterOperator } from "./alter.ts";
import { endSessions } from "./end-sessions.ts";
import { refuseOnSelf } from "./policy.ts";

/** Signs an operator out everywhere. */
export const handleEndSessions: Handler<typeof endOperatorSessions> = async (call) => {
  const { id } = call.params;
  let endedSessions = 0;
  await alterOperator(call.services, {
    asking: call,
    action: "operator.sessions-ended",
    id,
    check: () => refuseOnSelf(call, id, "sessions"),
    async also(transaction) {
      endedSessions = await endSessions(call, transaction, id);
      await notifyAccountChange(transaction, id, { what: "sessions-ended" }, call);
    },
  });
  return { endedSessions };
};
