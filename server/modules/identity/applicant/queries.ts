import type { Applicant, listApplicants } from "@console-shell/contract/calls/applicant";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { countOf, everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Source } from "#platform/database/source.ts";

type Query = z.output<typeof listApplicants.query>;
type Filter = Pick<Query, "search" | "status">;

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

const applicants = (services: Source, { search, status }: Filter) => ({
  matching: services.database
    .selectFrom("applicants")
    .where("status", "!=", "unconfirmed")
    .$if(status !== undefined, (query) => query.where("status", "=", status!))
    .$if(Boolean(search), (query) => query.where(containsText(services, searched, search ?? ""))),
  key: "applicants.id",
  present: (ids: string[]): Promise<Applicant[]> =>
    reviewedApplicants(services.database).where("applicants.id", "in", ids).execute(),
});

/** The columns of the export. */
export const exportedApplicant: CsvColumns<Applicant> = [
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
];

/** All matching registrations in batches, oldest first. */
export const everyApplicant = (services: Source, filter: Filter) =>
  everyOf(applicants(services, filter));

/** One page of the matching registrations. */
export const pageOfApplicants = (services: Source, query: Query) =>
  pageOf(
    {
      ...applicants(services, query),
      sorts: { createdAt: "applicants.createdAt", account: "applicants.accountKey" },
    },
    query,
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
