import * as calls from "@console-shell/contract/calls/approval";
import { answer } from "#kernel/answer.ts";
import { auditList } from "../audit/view.ts";
import { approveChange, rejectChange, withdrawChange } from "./decide.ts";
import { pageOfApprovals } from "./reads.ts";

/** Changes that wait for a second person. */
export const approval = answer(calls, {
  listApprovals: async (call) => {
    const page = await pageOfApprovals(call.services, call.session, call.query, call.now);
    return auditList(call, "list.viewed", { id: null, name: "approvals" }, page);
  },
  approveChange,
  rejectChange,
  listOwnApprovals: ({ services, session, query, now }) =>
    pageOfApprovals(
      services,
      session,
      { ...query, by: "me", sort: "createdAt", order: "desc" },
      now,
    ),
  withdrawChange,
});
