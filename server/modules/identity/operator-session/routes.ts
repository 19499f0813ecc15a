import * as contract from "@console-shell/contract/calls/operator-session";
import type { Feature } from "../../../kernel/call.ts";
import { handleEndSession } from "./end.ts";
import { handleExportSessions } from "./export.ts";
import { handleListSessions } from "./list.ts";

/** Sessions of all operators. */
export const operatorSession: Feature = (route) => {
  route(contract.listSessions, handleListSessions);
  route(contract.exportSessions, handleExportSessions);
  route(contract.endSession, handleEndSession);
};
