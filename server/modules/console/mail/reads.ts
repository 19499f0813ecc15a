import type { listMails, SentMail } from "@console-shell/contract/calls/mail";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";

type Query = z.output<typeof listMails.query>;
type Filter = Omit<Query, "page" | "pageSize" | "sort" | "order">;

/* Mails without their text, which may have held a secret. */
const mails = (services: Source, { search, state, from, until }: Filter) => {
  let matching = services.database.selectFrom("mails");
  if (search) matching = matching.where(containsText(services, ["recipient", "subject"], search));
  if (state) matching = matching.where("sentAt", state === "sent" ? "is not" : "is", null);
  if (from !== undefined) matching = matching.where("createdAt", ">=", from);
  if (until !== undefined) matching = matching.where("createdAt", "<", until);
  return {
    matching,
    key: "id",
    present: async (ids: string[]): Promise<SentMail[]> => {
      const rows = await services.database
        .selectFrom("mails")
        .select(["id", "recipient", "subject", "locale", "error"])
        .select(["createdAt", "sentAt"])
        .where("id", "in", ids)
        .execute();
      return rows.map(({ sentAt, ...mail }) => ({
        ...mail,
        state: sentAt === null ? "failed" : "sent",
      }));
    },
  };
};

/** The columns of the export. */
export const exportedMail: CsvColumns<SentMail> = [
  "createdAt",
  "recipient",
  "subject",
  "locale",
  "state",
  "error",
];

/** All matching mails in batches, oldest first. */
export const everyMail = (services: Source, filter: Filter) => everyOf(mails(services, filter));

/** One page of the matching mails. */
export const pageOfMails = (services: Source, query: Query) =>
  pageOf({ ...mails(services, query), sorts: { createdAt: "createdAt" } }, query);
