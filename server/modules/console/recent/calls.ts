import { addVisited, listRecents } from "@console-shell/contract/calls/recent";
import type { Feature } from "#kernel/call.ts";
import { addRecent } from "./writes.ts";
import { recentsOf } from "./reads.ts";

/** The pages that each operator visited last. */
export const recent: Feature = (route, _hooks, services) => {
  route(addVisited, async ({ session, body, now }) => {
    await addRecent(services, { operatorId: session.operatorId, ...body, now });
    return true as const;
  });

  route(listRecents, async ({ session }) => ({
    items: await recentsOf(services.database, session.operatorId)
      .select(["path", "title", "visitedAt as at"])
      .execute(),
  }));
};
