import type { listMails, SentMail } from "@console-shell/contract/endpoints/mail";
import { containsText } from "../../database/dialect/contains-text.ts";
import type { Handler } from "../../http/call.ts";

const columns = ["id", "recipient", "subject", "locale", "created_at", "sent_at", "error"] as const;

/** One page of the mails that match, newest first. What they said is not read. */
export const handleListMails: Handler<typeof listMails> = async ({
  services,
  query: { page, pageSize, search, state, from, until },
}) => {
  let found = services.database.selectFrom("mails");
  if (search) found = found.where(containsText(services, ["recipient", "subject"], search));
  if (state) found = found.where("sent_at", state === "sent" ? "is not" : "is", null);
  if (from !== undefined) found = found.where("created_at", ">=", from);
  if (until !== undefined) found = found.where("created_at", "<", until);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map(({ created_at, sent_at, ...mail }): SentMail => ({
    ...mail,
    createdAt: created_at,
    state: sent_at === null ? "failed" : "sent",
  }));
  return { items, total };
};
