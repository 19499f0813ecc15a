import type { Selectable } from "kysely";
import type { ApplicantsTable } from "#platform/database/tables/operators.ts";
import type { Notice } from "../notify/notify.ts";

/** The notification of a pending registration, to those who decide. */
export const applicantWaiting = (
  reviewers: readonly string[],
  {
    id,
    name,
    company,
    reference,
  }: Pick<Selectable<ApplicantsTable>, "id" | "name" | "company" | "reference">,
): Notice<"applicant.waiting"> => ({
  to: reviewers,
  kind: "applicant.waiting",
  facts: { name, company, reference },
  path: "/management/applicants?status=waiting",
  aboutId: id,
});
