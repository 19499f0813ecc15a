import type { listApplicants } from "@console-shell/contract/endpoints/applicant";
import type { Handler } from "../../http/call.ts";

/** Applications, newest first. */
export const handleListApplicants: Handler<typeof listApplicants> = async ({
  services: { database },
  query: { page, pageSize, status },
}) => {
  const matching = database
    .selectFrom("applicants")
    .$if(status !== undefined, (query) => query.where("status", "=", status!));
  const items = await matching
    .select([
      "id",
      "reference",
      "account",
      "name",
      "company",
      "email",
      "phone",
      "reason",
      "status",
      "created_at as createdAt",
    ])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items, total };
};
