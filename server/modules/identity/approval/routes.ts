import * as contract from "@console-shell/contract/calls/approval";
import type { Feature } from "#kernel/call.ts";
import { auditList } from "../audit/audit-view.ts";
import { handleApprove, handleReject, handleWithdraw } from "./decide-approval.ts";
import { pageOfApprovals } from "./queries.ts";

/** Changes that wait for a second person. */
export const approval: Feature = (route, _hooks, services) => {
  route(contract.listApprovals, async (call) => {
    const page = await pageOfApprovals(services, call.session, call.query, call.now);
    return auditList(call, "list.viewed", { id: null, name: "approvals" }, page);
  });
  route(contract.approveChange, handleApprove);
  route(contract.rejectChange, handleReject);
  route(contract.listOwnApprovals, ({ session, query, now }) =>
    pageOfApprovals(
      services,
      session,
      { ...query, by: "me", sort: "createdAt", order: "desc" },
      now,
    ),
  );
  route(contract.withdrawChange, handleWithdraw);
};
