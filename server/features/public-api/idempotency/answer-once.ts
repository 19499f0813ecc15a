import { type KeyEndpoint, replayedHeader } from "@console-shell/contract";
import type { Call } from "../../../http/call.ts";
import { meterSuccess } from "../meter-call.ts";
import { claimCall, giveBack, type KeptAnswer } from "./claims.ts";
import { hashCall } from "./hash-call.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";

/**
 * Answers a call of the public API that has been let through, and counts it. One that comes with an
 * idempotency key is done by one try alone: the others get its answer, which is counted once. What was refused
 * or has failed is not kept: it has changed nothing that would be in the way of the next try.
 */
export const answerOnce = async (
  endpoint: KeyEndpoint,
  call: Call<KeyEndpoint>,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> => {
  const { request, reply, caller, services } = call;
  const { database, clock, log } = services;
  const key = idempotencyKeyOf(endpoint, request);
  if (key === undefined) {
    const answer = await work();
    await meterSuccess(endpoint, request, reply);
    return answer;
  }
  const { applicationId } = caller;
  const requestHash = await hashCall(endpoint, call);
  const claim = await claimCall(database, { applicationId, key, requestHash, now: clock() });
  if ("text" in claim) {
    void reply.header(replayedHeader, "true");
    return claim;
  }
  try {
    const answer = await work();
    await meterSuccess(endpoint, request, reply, { claim, answer });
    return answer;
  } catch (error) {
    await giveBack(database, claim).catch((failure: unknown) =>
      log.error({ err: failure }, "A call of the public API could not be given back"),
    );
    throw error;
  }
};
