import * as contract from "@console-shell/contract/calls/approval";
import type { Feature } from "../../../kernel/call.ts";
import { handleApprove, handleReject, handleWithdraw } from "./decide-approval.ts";
import { pageOfApprovals } from "./queries.ts";

/** Changes that wait for a second person. */
export const approval: Feature = (route, _hooks, services) => {
  route(contract.listApprovals, ({ session, query, now }) =>
    pageOfApprovals(services, session, query, now),
  );
  route(contract.approveChange, handleApprove);
  route(contract.rejectChange, handleReject);
  route(contract.withdrawChange, handleWithdraw);
};
