import * as contract from "@console-shell/contract/calls/operator-session";
import type { Feature } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { handleEndSession } from "./end.ts";
import { everySession, exportedSession, pageOfSessions } from "./queries.ts";

/** Sessions of all operators. */
export const operatorSession: Feature = (route, _hooks, services) => {
  route(contract.listSessions, (call) => pageOfSessions(services, call.query, call));
  route(contract.exportSessions, async ({ openReport, query, now, reply }) =>
    sendCsv(reply, "sessions", exportedSession, everySession(openReport(), query, now)),
  );
  route(contract.endSession, handleEndSession);
};
