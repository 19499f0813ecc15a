import * as calls from "@console-shell/contract/calls/operator";
import { answer } from "#kernel/answer.ts";
import { auditList, auditView } from "../audit/view.ts";
import { operatorDetail, operators, readActions } from "./reads.ts";
import { resetOperatorPassword } from "./replace-password.ts";
import { updateOperator } from "./update.ts";
import {
  disableOperator,
  enableOperator,
  endOperatorSessions,
  inviteOperator,
  removeSecondFactors,
  unlinkIdentity,
} from "./writes.ts";

/** Management of operators. */
export const operator = answer(calls, {
  listOperators: async (call) => {
    const [{ items, total }, actionsOn] = await Promise.all([
      operators.page(call),
      readActions(call.services, call.session),
    ]);
    const page = { items: items.map((item) => ({ ...item, may: actionsOn(item) })), total };
    return auditList(call, "list.viewed", { id: null, name: "operators" }, page);
  },
  exportOperators: operators.csv,
  getOperator: async (call) => {
    const detail = await operatorDetail(call.services, call.params.id, call);
    await auditView(call, "operator.viewed", { id: detail.id, name: detail.account });
    return detail;
  },
  createOperator: inviteOperator,
  updateOperator,
  disableOperator,
  enableOperator,
  resetOperatorPassword,
  removeSecondFactors,
  endOperatorSessions,
  unlinkIdentity,
});
