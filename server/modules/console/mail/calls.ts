import * as calls from "@console-shell/contract/calls/mail";
import { answer } from "#kernel/answer.ts";
import { auditList } from "#modules/identity/index.ts";
import { mails } from "./reads.ts";

/** What was mailed to whom. */
export const mail = answer(calls, {
  listMails: async (call) =>
    auditList(call, "list.viewed", { id: null, name: "mails" }, await mails.page(call)),
  exportMails: mails.csv,
  getMailState: async ({ services }) => ({ isSetUp: services.mailer.delivers }),
});
