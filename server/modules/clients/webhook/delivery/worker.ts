import type { Feature } from "#kernel/call.ts";
import { startWorker, type Worker } from "#platform/jobs/worker.ts";
import type { Services } from "#platform/services.ts";
import { claim, type Claimed, dueWebhooks, payloadOf } from "./claim.ts";
import { createLimits, type Receiver } from "./concurrency-limits.ts";
import { readSecrets } from "../secrets.ts";
import { signatureOf } from "#platform/secrets/sign-webhook.ts";
import { post } from "./post.ts";
import { recordAttempt } from "./record-attempt.ts";

/** One attempt at one delivery, from the signature to the log. */
const deliver = async (
  services: Pick<Services, "database" | "sealer" | "clock" | "webhooks" | "log">,
  claimed: Claimed,
): Promise<void> => {
  const at = services.clock();
  const { id } = claimed.event;
  const body = payloadOf(claimed.event);
  const timestamp = Math.floor(at / 1000);
  const secrets = await readSecrets(services, claimed.webhookId, at);
  if (secrets.length === 0) {
    const answer = { status: null, error: "secret-unreadable", response: "" } as const;
    return recordAttempt(services, claimed, { ...answer, at, milliseconds: 0 });
  }
  const headers = {
    "content-type": "application/json",
    "user-agent": "console-shell-webhooks",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf({ id, timestamp, body }, secrets),
  };
  const began = performance.now();
  const answer = await post({ url: claimed.url, headers, body }, services.webhooks);
  const milliseconds = Math.round(performance.now() - began);
  await recordAttempt(services, claimed, { ...answer, at, milliseconds });
};

const receiverOf = ({ webhookId, event }: Claimed): Receiver => ({
  webhookId,
  clientAppId: event.applicationId,
});

/**
 * The delivery worker of a server process. A slow receiver only uses its own few slots, and so does a client app
 * with many of them.
 */
const startDelivering = (
  services: Pick<Services, "database" | "dialect" | "sealer" | "clock" | "webhooks" | "log">,
): Worker => {
  const worker = startWorker<Claimed>({
    queue: "webhooks",
    every: services.webhooks.every,
    log: services.log,
    attempt: (claimed) => deliver(services, claimed),
    async claim(running, begin) {
      const limits = createLimits(running.map(receiverOf));
      const now = services.clock();
      const full = limits.full();
      if (limits.free() <= 0) return;
      const due = await dueWebhooks(services, { now, limit: limits.free(), full });
      for (const { id, clientAppId } of due) {
        const limit = limits.freeFor({ webhookId: id, clientAppId });
        const claimed = limit > 0 ? await claim(services, id, { now, limit }) : [];
        for (const one of claimed) {
          limits.take(receiverOf(one));
          begin(one);
        }
        // Those behind it may belong to others, so the query is repeated without it.
        if (limit <= 0 && limits.free() > 0) worker.notify();
      }
    },
  });
  return worker;
};

/** Delivers webhook events in the background. */
export const webhookDelivery: Feature = (_route, hooks, services) =>
  hooks.background("worker", () => {
    const worker = startDelivering(services);
    // A client app's events start with a call, so its end triggers the first attempt.
    hooks.onAnswer(({ endpoint, status }) => {
      if (status < 400 && endpoint.method !== "GET") worker.notify();
    });
    return worker.close;
  });
