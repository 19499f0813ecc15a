import type { listMails } from "@console-shell/contract/calls/mail";
import type { Handler } from "../../../kernel/call.ts";
import { mailColumns, matchingMails, presentMail } from "./matching.ts";

/** One page of the matching mails, without their text. */
export const handleListMails: Handler<typeof listMails> = async ({
  services,
  query: { page, pageSize, order, ...filter },
}) => {
  const found = matchingMails(services, filter);
  // Deep pages skip the preceding rows with an index-only scan (deferred join).
  const ids = found
    .select("id")
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    services.database
      .selectFrom("mails")
      .select(mailColumns)
      .where("id", "in", ids)
      .orderBy("created_at", order)
      .orderBy("id", order)
      .execute(),
  ]);
  return { items: rows.map(presentMail), total };
};
