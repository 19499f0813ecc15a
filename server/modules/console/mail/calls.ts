import * as contract from "@console-shell/contract/calls/mail";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { auditList } from "#modules/identity/index.ts";
import { registerMailbox } from "./mailbox.ts";
import { everyMail, exportedMail, pageOfMails } from "./reads.ts";

/** What was mailed to whom. */
export const mail: Feature = (route, hooks, services) => {
  route(contract.listMails, async (call) => {
    const page = await pageOfMails(services, call.query);
    return auditList(call, "list.viewed", { id: null, name: "mails" }, page);
  });
  route(contract.exportMails, async ({ openReport, query, reply }) =>
    sendCsv(reply, "mails", exportedMail, everyMail(openReport(), query)),
  );
  route(contract.getMailState, async () => ({ isSetUp: services.mailer.delivers }));
  registerMailbox(hooks, services);
};
