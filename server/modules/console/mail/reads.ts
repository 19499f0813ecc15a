import type { exportMails, SentMail } from "@console-shell/contract/calls/mail";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { Source } from "#platform/database/source.ts";

/** Sent and failed mails, without their text, which may have held a secret. */
export const mails = defineList(
  (source: Source, { search, state, from, until }: z.output<typeof exportMails.query>) => {
    let matching = source.database.selectFrom("mails");
    if (search) matching = matching.where(containsText(source, ["recipient", "subject"], search));
    if (state) matching = matching.where("sentAt", state === "sent" ? "is not" : "is", null);
    if (from !== undefined) matching = matching.where("createdAt", ">=", from);
    if (until !== undefined) matching = matching.where("createdAt", "<", until);
    return {
      matching,
      key: "id",
      present: async (ids: string[]): Promise<SentMail[]> => {
        const rows = await source.database
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
  },
  {
    sorts: { createdAt: "createdAt" },
    file: "mails",
    fileOrder: "asc",
    columns: ["createdAt", "recipient", "subject", "locale", "state", "error"],
  },
);
