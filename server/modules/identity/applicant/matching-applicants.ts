import type { exportApplicants } from "@console-shell/contract/calls/applicant";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import type { Source } from "../../../platform/services.ts";

const searched = ["reference", "account", "name", "company", "email"];

/** The matching registrations with a confirmed address. */
export const matchingApplicants = (
  services: Source,
  { search, status }: z.output<typeof exportApplicants.query>,
) =>
  services.database
    .selectFrom("applicants")
    .where("status", "!=", "unconfirmed")
    .$if(status !== undefined, (query) => query.where("status", "=", status!))
    .$if(Boolean(search), (query) => query.where(containsText(services, searched, search ?? "")));
