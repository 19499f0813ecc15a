import * as calls from "@console-shell/contract/calls/recent";
import { answer } from "#kernel/answer.ts";
import { listRecents } from "./reads.ts";
import { addRecent } from "./writes.ts";

/** The pages that each operator visited last. */
export const recent = answer(calls, {
  addVisited: async ({ services, by, body }) => {
    await addRecent(services, by, body);
    return true;
  },
  listRecents: async ({ services, session }) => ({
    items: await listRecents(services.database, session.operatorId),
  }),
});
