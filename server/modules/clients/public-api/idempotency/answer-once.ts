import { type KeyEndpoint, replayedHeader } from "@console-shell/contract";
import { inTime } from "../../../../platform/database/in-time.ts";
import type { ProgramAnswer } from "../../../../kernel/admission.ts";
import type { Call } from "../../../../kernel/call.ts";
import { meterSuccess } from "../meter-call.ts";
import { findOwnLibrary } from "../own-libraries.ts";
import { type Claim, giveBack, keepUncounted } from "./claims.ts";
import { confirmClaim } from "./confirm-claim.ts";
import { hashCall } from "./hash-call.ts";
import { idempotencyKeyOf } from "../../../../kernel/idempotency-key.ts";

type Work = () => Promise<ProgramAnswer>;

/** Does the work; where it is refused or fails, the next try may do it. */
const doOrGiveBack = async (
  { services, request }: Call<KeyEndpoint>,
  claim: Claim,
  work: Work,
): Promise<ProgramAnswer> => {
  try {
    return await work();
  } catch (error) {
    await inTime(giveBack(services.database, claim)).catch((failure: unknown) =>
      request.log.error({ err: failure }, "A call of the public API could not be given back"),
    );
    throw error;
  }
};

/** Does a call and counts it; one that was done and cannot be counted is left to the next try to count. */
const doAndCount = async (
  endpoint: KeyEndpoint,
  call: Call<KeyEndpoint>,
  claim: Claim,
  work: Work,
): Promise<ProgramAnswer> => {
  const { services, request, reply, now } = call;
  const answer = await doOrGiveBack(call, claim, work);
  try {
    await meterSuccess(endpoint, request, reply, { claim, answer, isLate: false });
    return answer;
  } catch (error) {
    await inTime(keepUncounted(services.database, claim, answer, now)).catch((failure: unknown) =>
      request.log.error({ err: failure }, "An answer of the public API could not be kept"),
    );
    throw error;
  }
};

/** A library that was taken from the application since is `not_found` to it, also in an answer that was kept. */
const refuseLostLibrary = async ({ services, params, caller }: Call<KeyEndpoint>) => {
  const { id } = (params ?? {}) as { id?: string };
  if (id !== undefined) await findOwnLibrary(services.database, caller.applicationId, id);
};

/**
 * Answers a call of the public API that has been let through, and counts it. One that comes with an
 * idempotency key is done by one try alone: the others get its answer, which is counted once. What was refused
 * or has failed is not kept: it has changed nothing that would be in the way of the next try.
 */
export const answerOnce = async (
  endpoint: KeyEndpoint,
  call: Call<KeyEndpoint>,
  work: Work,
): Promise<ProgramAnswer> => {
  const { request, reply, caller, services } = call;
  const key = idempotencyKeyOf(endpoint, request);
  if (key === undefined) {
    const answer = await work();
    await meterSuccess(endpoint, request, reply);
    return answer;
  }
  const { applicationId } = caller;
  const requestHash = await hashCall(endpoint, call);
  const wanted = { applicationId, key, requestHash, now: services.clock() };
  const claimed = await confirmClaim(endpoint, call, wanted);
  if (claimed.state === "mine") return doAndCount(endpoint, call, claimed.claim, work);
  await refuseLostLibrary(call);
  void reply.header(replayedHeader, "true");
  if (claimed.state === "counted") return claimed.answer;
  const { claim, text } = claimed;
  const answer = { status: endpoint.status ?? 200, text };
  await meterSuccess(endpoint, request, reply, { claim, answer, isLate: true });
  return answer;
};
