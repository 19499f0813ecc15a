import { listWaiting } from "@console-shell/contract/calls/waiting";
import { waitingKinds, waitingNames } from "@console-shell/contract/words/waiting-kinds";
import type { Feature } from "../../../kernel/call.ts";
import { counts } from "./counts.ts";

/** Pending counts of each operator, over all sub-applications. */
export const waiting: Feature = (route) => {
  route(listWaiting, async (call) => {
    const { permissions } = call.session;
    const allowed = waitingNames.filter((kind) =>
      waitingKinds[kind].permissions.every((code) => permissions.has(code)),
    );
    const items = await Promise.all(
      allowed.map(async (kind) => {
        const { subApp, path } = waitingKinds[kind];
        return { subApp, kind, path, count: await counts[kind](call) };
      }),
    );
    return { items: items.filter(({ count }) => count > 0) };
  });
};
