import * as contract from "@console-shell/contract/calls/operator";
import type { Feature } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
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
  route(contract.listOperators, ({ query, session }) => pageOfOperators(services, session, query));
  route(contract.exportOperators, async ({ openReport, query, reply }) =>
    sendCsv(reply, "operators", exportedOperator, everyOperator(openReport(), query)),
  );
  route(contract.getOperator, (call) => operatorDetail(services, call.params.id, call));
  route(contract.createOperator, handleCreate);
  route(contract.updateOperator, handleUpdate);
  route(contract.disableOperator, handleDisable);
  route(contract.enableOperator, handleEnable);
  route(contract.resetOperatorPassword, handleReplacePassword);
  route(contract.removeSecondFactors, handleRemoveSecondFactors);
  route(contract.endOperatorSessions, handleEndSessions);
};
