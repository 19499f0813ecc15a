import type { Applicant } from "@console-shell/contract/calls/applicant";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";

/** Registrations as reviewers see them: with a confirmed address, and with the reviewer's name. */
export const reviewedApplicants = (database: Kysely<Tables>) =>
  database
    .selectFrom("applicants")
    .leftJoin("operators as deciders", "deciders.id", "applicants.decided_by")
    .where("applicants.status", "!=", "unconfirmed")
    .select([
      "applicants.id",
      "applicants.reference",
      "applicants.account",
      "applicants.name",
      "applicants.company",
      "applicants.email",
      "applicants.phone",
      "applicants.reason",
      "applicants.status",
      "applicants.created_at as createdAt",
      "applicants.decided_at as decidedAt",
      "deciders.account as decidedBy",
      "applicants.rejection",
    ])
    .$narrowType<{ status: Applicant["status"] }>();

/** One of them. Throws if there is none. */
export const reviewedApplicant = (database: Kysely<Tables>, id: string): Promise<Applicant> =>
  reviewedApplicants(database).where("applicants.id", "=", id).executeTakeFirstOrThrow();
