import { addApplicant, listApplicants } from "@console-shell/contract/endpoints/applicant";
import type { Feature } from "../../http/call.ts";
import { handleAddApplicant } from "./add-applicant.ts";
import { handleListApplicants } from "./list-applicants.ts";

export const applicant: Feature = (route) => {
  route(addApplicant, handleAddApplicant);
  route(listApplicants, handleListApplicants);
};
