import {
  addApplicant,
  approveApplicant,
  confirmApplicant,
  listApplicants,
  rejectApplicant,
} from "@console-shell/contract/endpoints/applicant";
import type { Feature } from "../../http/call.ts";
import { handleAddApplicant } from "./add-applicant.ts";
import { handleApproveApplicant } from "./approve-applicant.ts";
import { handleConfirmApplicant } from "./confirm-applicant.ts";
import { handleListApplicants } from "./list-applicants.ts";
import { handleRejectApplicant } from "./reject-applicant.ts";

/** Applications for an account, from the form to the decision. */
export const applicant: Feature = (route) => {
  route(addApplicant, handleAddApplicant);
  route(confirmApplicant, handleConfirmApplicant);
  route(listApplicants, handleListApplicants);
  route(approveApplicant, handleApproveApplicant);
  route(rejectApplicant, handleRejectApplicant);
};
