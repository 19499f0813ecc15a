import type { Applicant, exportApplicants } from "@console-shell/contract/calls/applicant";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { countOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";

const searched = ["reference", "account", "name", "company", "email"];

/* Registrations as reviewers see them: with a confirmed address, and with the reviewer's name. */
const reviewedApplicants = (database: Kysely<Tables>) =>
  database
    .selectFrom("applicants")
    .leftJoin("operators as deciders", "deciders.id", "applicants.decidedBy")
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
      "applicants.createdAt",
      "applicants.decidedAt",
      "deciders.account as decidedBy",
      "applicants.rejection",
    ])
    .$narrowType<{ status: Applicant["status"] }>();

/** One of them. Throws if there is none. */
export const reviewedApplicant = (database: Kysely<Tables>, id: string): Promise<Applicant> =>
  reviewedApplicants(database).where("applicants.id", "=", id).executeTakeFirstOrThrow();

/** Registrations with a confirmed address. */
export const applicants = defineList(
  (services: Source, { search, status }: z.output<typeof exportApplicants.query>) => ({
    matching: services.database
      .selectFrom("applicants")
      .where("status", "!=", "unconfirmed")
      .$if(status !== undefined, (query) => query.where("status", "=", status!))
      .$if(Boolean(search), (query) => query.where(containsText(services, searched, search ?? ""))),
    key: "applicants.id",
    present: (ids: string[]): Promise<Applicant[]> =>
      reviewedApplicants(services.database).where("applicants.id", "in", ids).execute(),
  }),
  {
    sorts: { createdAt: "applicants.createdAt", account: "applicants.accountKey" },
    file: "applicants",
    columns: [
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
    ],
    fileOrder: "asc",
  },
);

/** Number of registrations pending a decision, or of those among `ids`. */
export const countWaitingApplicants = (
  database: Kysely<Tables>,
  ids?: readonly string[],
): Promise<number> =>
  countOf(
    database
      .selectFrom("applicants")
      .where("status", "=", "waiting")
      .$if(ids !== undefined, (query) => query.where("id", "in", ids!)),
  );
