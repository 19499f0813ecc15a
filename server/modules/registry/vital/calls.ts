import * as calls from "@console-shell/contract/calls/sub-app-vital";
import { answer } from "#kernel/answer.ts";
import { vitalsPage } from "./reads.ts";

/** How fast releases are for operators. */
export const subAppVital = answer(calls, {
  listVitals: ({ openReport, query }) => vitalsPage(openReport().database, query),
});
