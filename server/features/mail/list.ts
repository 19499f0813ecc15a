import type { listMails } from "@console-shell/contract/endpoints/mail";
import type { Handler } from "../../http/call.ts";
import { mailColumns, matchingMails, presentMail } from "./matching.ts";

/** One page of the mails that match, newest first. What they said is not read. */
export const handleListMails: Handler<typeof listMails> = async ({
  services,
  query: { page, pageSize, ...filter },
}) => {
  const found = matchingMails(services, filter);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(mailColumns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(presentMail), total };
};
