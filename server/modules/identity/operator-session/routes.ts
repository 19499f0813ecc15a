import * as contract from "@console-shell/contract/calls/operator-session";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { auditList } from "../audit/audit-view.ts";
import { handleEndSession } from "./end.ts";
import { everySession, exportedSession, pageOfSessions } from "./queries.ts";

/** Sessions of all operators. */
export const operatorSession: Feature = (route, _hooks, services) => {
  route(contract.listSessions, async (call) => {
    const page = await pageOfSessions(services, call.query, call);
    return auditList(call, "list.viewed", { id: null, name: "sessions" }, page);
  });
  route(contract.exportSessions, async ({ openReport, query, now, reply }) =>
    sendCsv(reply, "sessions", exportedSession, everySession(openReport(), query, now)),
  );
  route(contract.endSession, handleEndSession);
};
