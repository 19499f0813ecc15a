import * as calls from "@console-shell/contract/calls/waiting";
import { waitingKinds, waitingNames } from "@console-shell/contract/words/waiting-kinds";
import { answer } from "#kernel/answer.ts";
import { sharedCountsOf } from "./shared-counts.ts";

/** Pending counts of each operator, over all sub-applications. */
export const waiting = answer(calls, {
  listWaiting: async ({ services, session }) => {
    const counts = (await sharedCountsOf(services).of([session]))(session);
    return {
      items: waitingNames.flatMap((kind) => {
        const { subApp, path } = waitingKinds[kind];
        const count = counts[kind] ?? 0;
        return count > 0 ? [{ subApp, kind, path, count }] : [];
      }),
    };
  },
});
