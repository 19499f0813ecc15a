import type { exportMails, SentMail } from "@console-shell/contract/calls/mail";
import { everyRow } from "../../../platform/database/every-row.ts";
import type { Handler } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { mailColumns, matchingMails, presentMail } from "./matching.ts";

const columns = ["createdAt", "recipient", "subject", "locale", "state", "error"] as const;

/** Exports the matching mails, oldest first. */
export const handleExportMails: Handler<typeof exportMails> = async ({
  openReport,
  query,
  reply,
}) => {
  const source = openReport();
  const rows = everyRow(
    ({ id }: SentMail) => id,
    async (after = "", limit) => {
      const found = await matchingMails(source, query)
        .select(mailColumns)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return found.map(presentMail);
    },
  );
  return sendCsv(reply, "mails", columns, rows);
};
