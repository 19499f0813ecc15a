import {
  addApplicant,
  approveApplicant,
  confirmApplicant,
  exportApplicants,
  listApplicants,
  rejectApplicant,
} from "@console-shell/contract/calls/applicant";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { auditList } from "../audit/audit-view.ts";
import { handleAddApplicant } from "./add-applicant.ts";
import { handleApproveApplicant } from "./approve-applicant.ts";
import { handleConfirmApplicant } from "./confirm-applicant.ts";
import { everyApplicant, exportedApplicant, pageOfApplicants } from "./queries.ts";
import { handleRejectApplicant } from "./reject-applicant.ts";

/** Registrations, from the form to the decision. */
export const applicant: Feature = (route, _hooks, services) => {
  route(addApplicant, handleAddApplicant);
  route(confirmApplicant, handleConfirmApplicant);
  route(listApplicants, async (call) => {
    const page = await pageOfApplicants(services, call.query);
    return auditList(call, "list.viewed", { id: null, name: "applicants" }, page);
  });
  route(exportApplicants, async ({ openReport, query, reply }) =>
    sendCsv(reply, "applicants", exportedApplicant, everyApplicant(openReport(), query)),
  );
  route(approveApplicant, handleApproveApplicant);
  route(rejectApplicant, handleRejectApplicant);
};
