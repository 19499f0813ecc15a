import * as contract from "@console-shell/contract/endpoints/mail";
import type { Feature } from "../../../kernel/call.ts";
import { handleExportMails } from "./export.ts";
import { handleListMails } from "./list.ts";

/** What was mailed to whom. */
export const mail: Feature = (route) => {
  route(contract.listMails, handleListMails);
  route(contract.exportMails, handleExportMails);
};
