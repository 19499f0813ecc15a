import type { Applicant, listApplicants } from "@console-shell/contract/endpoints/applicant";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import type { Handler } from "../../http/call.ts";
import { reviewedApplicants } from "./reviewed-applicants.ts";

const countApplicants = async (
  database: Kysely<Tables>,
  status: Applicant["status"] | undefined,
): Promise<number> => {
  const { total } = await database
    .selectFrom("applicants")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("status", "!=", "unconfirmed")
    .$if(status !== undefined, (query) => query.where("status", "=", status!))
    .executeTakeFirstOrThrow();
  return total;
};

/** How many applications wait for a decision. */
export const countWaitingApplicants = (database: Kysely<Tables>): Promise<number> =>
  countApplicants(database, "waiting");

/** Applications with a confirmed address, newest first. */
export const handleListApplicants: Handler<typeof listApplicants> = async ({
  services: { database },
  query: { page, pageSize, status },
}) => {
  const items = await reviewedApplicants(database)
    .$if(status !== undefined, (query) => query.where("applicants.status", "=", status!))
    .orderBy("applicants.created_at", "desc")
    .orderBy("applicants.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items, total: await countApplicants(database, status) };
};
