import * as contract from "@console-shell/contract/calls/mail";
import type { Feature } from "../../../kernel/call.ts";
import { handleExportMails } from "./export.ts";
import { handleListMails } from "./list.ts";
import { registerMailbox } from "./mailbox-page.ts";

/** What was mailed to whom. */
export const mail: Feature = (route, hooks, services) => {
  route(contract.listMails, handleListMails);
  route(contract.exportMails, handleExportMails);
  registerMailbox(hooks, services);
};
