import {
  addApplicant,
  approveApplicant,
  confirmApplicant,
  exportApplicants,
  listApplicants,
  rejectApplicant,
} from "@console-shell/contract/calls/applicant";
import type { Feature } from "../../../kernel/call.ts";
import { handleAddApplicant } from "./add-applicant.ts";
import { handleApproveApplicant } from "./approve-applicant.ts";
import { handleConfirmApplicant } from "./confirm-applicant.ts";
import { handleExportApplicants } from "./export-applicants.ts";
import { handleListApplicants } from "./list-applicants.ts";
import { handleRejectApplicant } from "./reject-applicant.ts";

/** Registrations, from the form to the decision. */
export const applicant: Feature = (route) => {
  route(addApplicant, handleAddApplicant);
  route(confirmApplicant, handleConfirmApplicant);
  route(listApplicants, handleListApplicants);
  route(exportApplicants, handleExportApplicants);
  route(approveApplicant, handleApproveApplicant);
  route(rejectApplicant, handleRejectApplicant);
};
