import { listWaiting } from "@console-shell/contract/calls/waiting";
import { waitingKinds, waitingNames } from "@console-shell/contract/words/waiting-kinds";
import type { Feature } from "#kernel/call.ts";
import { sharedReadsOf } from "#platform/shared-reads.ts";
import { sharedCountsOf } from "./shared-counts.ts";

/** Pending counts of each operator, over all sub-applications. */
export const waiting: Feature = (route, hooks, services) => {
  const shared = sharedCountsOf(services);
  // Not every change signals; one's own must show at once.
  hooks.onAnswer(({ endpoint: { method }, status }) => {
    if (method !== "GET" && status < 400) sharedReadsOf(services).forget();
  });
  route(listWaiting, async ({ session }) => {
    const counts = (await shared.of([session]))(session);
    return {
      items: waitingNames.flatMap((kind) => {
        const { subApp, path } = waitingKinds[kind];
        const count = counts[kind] ?? 0;
        return count > 0 ? [{ subApp, kind, path, count }] : [];
      }),
    };
  });
};
