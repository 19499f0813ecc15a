import type { Applicant, exportApplicants } from "@console-shell/contract/calls/applicant";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { matchingApplicants } from "./matching-applicants.ts";
import { reviewedApplicants } from "./reviewed-applicants.ts";

const columns = [
  "reference",
  "account",
  "name",
  "company",
  "email",
  "phone",
  "reason",
  "status",
  "createdAt",
  "decidedAt",
  "decidedBy",
  "rejection",
] as const;

/** Exports the matching registrations, oldest first. */
export const handleExportApplicants: Handler<typeof exportApplicants> = async ({
  openReport,
  query,
  reply,
}) => {
  const source = openReport();
  const rows = everyRow(
    ({ id }: Applicant) => id,
    (after = "", limit) =>
      reviewedApplicants(source.database)
        .where("applicants.id", "in", (select) =>
          select
            .selectFrom(
              matchingApplicants(source, query)
                .select("id")
                .where("id", ">", after)
                .orderBy("id")
                .limit(limit)
                .as("found"),
            )
            .select("found.id"),
        )
        .orderBy("applicants.id")
        .execute(),
  );
  return sendCsv(reply, "applicants", columns, rows);
};
