import * as calls from "@console-shell/contract/calls/finance-issuer";
import { answer } from "#kernel/answer.ts";
import { readCalendar } from "../calendar.ts";
import { readIssuers } from "./reads.ts";
import { addIssuer } from "./writes.ts";

/** The issuer of invoices. Its old versions stay, because invoices refer to them. */
export const issuer = answer(calls, {
  getIssuer: async ({ services }) => ({ versions: await readIssuers(services.database) }),
  changeIssuer: addIssuer,
  getCalendar: async ({ services, now }) => {
    const { timeZone, today, month } = await readCalendar(services.database, now);
    return { timeZone, today, month };
  },
});
