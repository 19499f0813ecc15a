import type { listApplicants } from "@console-shell/contract/calls/applicant";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Handler } from "../../../kernel/call.ts";
import { matchingApplicants } from "./matching-applicants.ts";
import { reviewedApplicants } from "./reviewed-applicants.ts";

/** Number of registrations pending a decision. */
export const countWaitingApplicants = async (database: Kysely<Tables>): Promise<number> => {
  const { waiting } = await database
    .selectFrom("applicants")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return waiting;
};

const columns = { createdAt: "applicants.created_at", account: "applicants.account_key" } as const;

/** One page of the matching registrations. */
export const handleListApplicants: Handler<typeof listApplicants> = async ({
  services,
  query: { page, pageSize, sort, order, ...filter },
}) => {
  const found = matchingApplicants(services, filter);
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const ids = found
    .select("id")
    .orderBy(columns[sort], order)
    .orderBy("id", order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, items] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    reviewedApplicants(services.database)
      .where("applicants.id", "in", ids)
      .orderBy(columns[sort], order)
      .orderBy("applicants.id", order)
      .execute(),
  ]);
  return { items, total };
};
