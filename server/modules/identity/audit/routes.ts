import {
  exportAuditEvents,
  listOwnActivity,
  listAuditEvents,
  verifyAuditChain,
} from "@console-shell/contract/calls/audit";
import type { Feature } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { everyAudit, exportedEvent, pageOfAudit, pageOfOwnActivity } from "./queries.ts";
import { verifyChain } from "./verify-chain.ts";

/** The audit log, for those with permission. */
export const audit: Feature = (route, _hooks, services) => {
  route(listAuditEvents, ({ query }) => pageOfAudit(services, query));
  route(exportAuditEvents, async ({ openReport, query, reply }) =>
    sendCsv(reply, "audit", exportedEvent, everyAudit(openReport(), query)),
  );
  route(listOwnActivity, ({ query, session }) =>
    pageOfOwnActivity(services, session.operatorId, query),
  );
  route(verifyAuditChain, async ({ openReport }) => verifyChain(openReport()));
};
