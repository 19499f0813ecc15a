import type { listMails, SentMail } from "@console-shell/contract/calls/mail";
import type { Selectable } from "kysely";
import type { z } from "zod";
import { containsText } from "../../../platform/database/dialect/contains-text.ts";
import type { MailsTable } from "../../../platform/database/tables/mail.ts";
import type { Source } from "../../../platform/services.ts";

/** The columns of a mail in management's list; never its text. */
export const mailColumns = [
  "id",
  "recipient",
  "subject",
  "locale",
  "created_at",
  "sent_at",
  "error",
] as const;

type Filter = Omit<z.output<typeof listMails.query>, "page" | "pageSize" | "sort" | "order">;

/** The mails that match. */
export const matchingMails = (services: Source, { search, state, from, until }: Filter) => {
  let found = services.database.selectFrom("mails");
  if (search) found = found.where(containsText(services, ["recipient", "subject"], search));
  if (state) found = found.where("sent_at", state === "sent" ? "is not" : "is", null);
  if (from !== undefined) found = found.where("created_at", ">=", from);
  if (until !== undefined) found = found.where("created_at", "<", until);
  return found;
};

/** A row as management sees it. */
export const presentMail = ({
  created_at,
  sent_at,
  ...mail
}: Pick<Selectable<MailsTable>, (typeof mailColumns)[number]>): SentMail => ({
  ...mail,
  createdAt: created_at,
  state: sent_at === null ? "failed" : "sent",
});
