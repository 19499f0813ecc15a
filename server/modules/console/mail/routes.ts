import * as contract from "@console-shell/contract/calls/mail";
import type { Feature } from "../../../kernel/call.ts";
import { sendCsv } from "../../../kernel/send-csv.ts";
import { registerMailbox } from "./mailbox-page.ts";
import { everyMail, exportedMail, pageOfMails } from "./queries.ts";

/** What was mailed to whom. */
export const mail: Feature = (route, hooks, services) => {
  route(contract.listMails, ({ query }) => pageOfMails(services, query));
  route(contract.exportMails, async ({ openReport, query, reply }) =>
    sendCsv(reply, "mails", exportedMail, everyMail(openReport(), query)),
  );
  registerMailbox(hooks, services);
};
