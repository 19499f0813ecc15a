import * as calls from "@console-shell/contract/calls/audit";
import { auditStreams } from "@console-shell/contract/words/audit-streams";
import type { Feature } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { createPoller } from "#platform/poller.ts";
import type { Services } from "#platform/services.ts";
import { chainBeforeReading, chainEvents } from "./chain-events.ts";
import { makeCheckpoint, makeDueCheckpoint } from "./checkpoints.ts";
import { everyAudit, exportedEvent, pageOfAudit, pageOfOwnActivity } from "./queries.ts";
import { recordAuditAlone } from "./record-audit.ts";
import { readAuditState } from "./state.ts";
import { sendStream } from "./stream/send-stream.ts";
import { verifyChain } from "./verify-chain.ts";

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

/** The audit log, for those with permission; in the background, its chain and checkpoints. */
export const audit: Feature = (route, hooks, services) => {
  hooks.background("worker", () => startChaining(services));

  route(calls.listAuditEvents, async ({ query }) => {
    await chainBeforeReading(services);
    return pageOfAudit(services, query);
  });
  route(calls.exportAuditEvents, async ({ openReport, query, reply }) => {
    await chainBeforeReading(services);
    return sendCsv(reply, "audit", exportedEvent, everyAudit(openReport(), query));
  });
  route(calls.listOwnActivity, async ({ query, session }) => {
    await chainBeforeReading(services);
    return pageOfOwnActivity(services, session.operatorId, query);
  });
  route(calls.verifyAuditChain, async ({ openReport }) => {
    await chainBeforeReading(services);
    return verifyChain(openReport(), services.sealer);
  });
  route(calls.getAuditState, () => readAuditState(services));
  route(calls.signAuditCheckpoint, async (call) => {
    await recordAuditAlone(call, { action: "audit.checkpoint-signed" });
    await makeCheckpoint(services);
    const { sequence, signedSequence, checkpoint } = await readAuditState(services);
    // A chain that was changed in the database isn't signed any more.
    if (!checkpoint || signedSequence < sequence) throw new Refusal("conflict");
    return checkpoint;
  });
  route(calls.listAuditKeys, async () => {
    const keys = await services.database
      .selectFrom("auditKeys")
      .select(["id", "publicKey"])
      .orderBy("createdAt")
      .execute();
    return {
      keys: keys.map(({ id, publicKey }) => ({
        kid: id,
        kty: "OKP" as const,
        crv: "Ed25519" as const,
        x: publicKey.x ?? "",
        alg: "EdDSA" as const,
        use: "sig" as const,
      })),
    };
  });
};
