import * as contract from "@console-shell/contract/endpoints/operator";
import type { Feature } from "../../http/call.ts";
import { handleDisable, handleEnable } from "./change-status.ts";
import { handleCreate } from "./create.ts";
import { operatorDetail } from "./detail.ts";
import { handleEndSessions } from "./end-operator-sessions.ts";
import { pageOfOperators } from "./queries.ts";
import { handleRemoveSecondFactors } from "./remove-second-factors.ts";
import { handleReplacePassword } from "./replace-password.ts";
import { handleUpdate } from "./update.ts";

/** Operators as management keeps them. */
export const operator: Feature = (route, _hooks, services) => {
  route(contract.listOperators, ({ query }) => pageOfOperators(services, query));
  route(contract.getOperator, ({ params, now }) => operatorDetail(services, params.id, now));
  route(contract.createOperator, handleCreate);
  route(contract.updateOperator, handleUpdate);
  route(contract.disableOperator, handleDisable);
  route(contract.enableOperator, handleEnable);
  route(contract.resetOperatorPassword, handleReplacePassword);
  route(contract.removeSecondFactors, handleRemoveSecondFactors);
  route(contract.endOperatorSessions, handleEndSessions);
};
