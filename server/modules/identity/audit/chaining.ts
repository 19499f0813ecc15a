import { auditStreams } from "@console-shell/contract/words/audit-streams";
import type { Feature } from "#kernel/call.ts";
import { createPoller } from "#platform/poller.ts";
import type { Services } from "#platform/services.ts";
import { chainEvents } from "./chain.ts";
import { makeDueCheckpoint } from "./checkpoints.ts";
import { sendStream } from "./stream/send.ts";

/** Chains events, makes checkpoints and sends both to receivers, until the returned undo. */
const startChaining = (services: Services): (() => Promise<void>) => {
  const { log } = services;
  const chaining = createPoller({
    // Any node may be the one that chains.
    every: services.audit.every,
    begin: () => Promise.resolve(),
    async poll() {
      await chainEvents(services);
      await makeDueCheckpoint(services, services.audit.checkpointEvery);
    },
    isWanted: () => true,
    onError: (error) => log.error({ err: error }, "Audit events couldn't be chained"),
  });
  // Each has its own, so that a slow receiver delays no other.
  const streaming = auditStreams
    .filter((name) => services.audit.streams[name] !== undefined)
    .map((name) =>
      createPoller({
        every: services.audit.every,
        begin: () => Promise.resolve(),
        poll: () => sendStream(services, name),
        isWanted: () => true,
        onError: (error) => log.error({ err: error, stream: name }, "Audit events weren't sent"),
      }),
    );
  const pollers = [chaining, ...streaming];
  for (const poller of pollers) void poller.start();
  return async () => {
    await Promise.all(pollers.map((poller) => poller.close()));
  };
};

/** The audit log's chain, checkpoints and receivers, in the background. */
export const auditChaining: Feature = (_route, hooks, services) => {
  hooks.background("worker", () => startChaining(services));
};
