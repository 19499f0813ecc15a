import * as calls from "@console-shell/contract/calls/applicant";
import { answer } from "#kernel/answer.ts";
import { auditList } from "../audit/view.ts";
import { approveApplicant } from "./approve.ts";
import { applicants } from "./reads.ts";
import { addApplicant, confirmApplicant, rejectApplicant } from "./writes.ts";

/** Registrations, from the form to the decision. */
export const applicant = answer(calls, {
  addApplicant,
  confirmApplicant,
  listApplicants: async (call) => {
    const page = await applicants.page(call);
    return auditList(call, "list.viewed", { id: null, name: "applicants" }, page);
  },
  exportApplicants: applicants.csv,
  approveApplicant,
  rejectApplicant,
});
