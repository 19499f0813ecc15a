import * as contract from "@console-shell/contract/calls/operator";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { auditList, auditView } from "../audit/audit-view.ts";
import { handleDisable, handleEnable } from "./change-status.ts";
import { handleCreate } from "./create.ts";
import { operatorDetail } from "./detail.ts";
import { handleEndSessions } from "./end-operator-sessions.ts";
import { everyOperator, pageOfOperators } from "./queries.ts";
import { exportedOperator } from "./present.ts";
import { handleRemoveSecondFactors } from "./remove-second-factors.ts";
import { handleReplacePassword } from "./replace-password.ts";
import { handleUpdate } from "./update.ts";

/** Management of operators. */
export const operator: Feature = (route, _hooks, services) => {
  route(contract.listOperators, async (call) => {
    const page = await pageOfOperators(services, call.session, call.query);
    return auditList(call, "list.viewed", { id: null, name: "operators" }, page);
  });
  route(contract.exportOperators, async ({ openReport, query, reply }) =>
    sendCsv(reply, "operators", exportedOperator, everyOperator(openReport(), query)),
  );
  route(contract.getOperator, async (call) => {
    const detail = await operatorDetail(services, call.params.id, call);
    await auditView(call, "operator.viewed", { id: detail.id, name: detail.account });
    return detail;
  });
  route(contract.createOperator, handleCreate);
  route(contract.updateOperator, handleUpdate);
  route(contract.disableOperator, handleDisable);
  route(contract.enableOperator, handleEnable);
  route(contract.resetOperatorPassword, handleReplacePassword);
  route(contract.removeSecondFactors, handleRemoveSecondFactors);
  route(contract.endOperatorSessions, handleEndSessions);
};
