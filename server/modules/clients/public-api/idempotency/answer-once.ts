import { type KeyEndpoint, replayedHeader } from "@console-shell/contract";
import { withTimeout } from "#platform/database/with-timeout.ts";
import type { ClientAppAnswer } from "#kernel/admission.ts";
import type { Call } from "#kernel/call.ts";
import { meterSuccess } from "../metering/meter.ts";
import { findOwnLibrary } from "../library/reads.ts";
import { type Claim, giveBack, keepUncounted } from "./claims.ts";
import { confirmClaim } from "./confirm.ts";
import { idempotencyKeyOf } from "#kernel/idempotency-key.ts";
import { hash } from "node:crypto";
import { readUpload } from "#kernel/read-upload.ts";

const sha256 = (data: string | Buffer) => hash("sha256", data, "base64url");

/** Hash of a call's content: calls with the same one are attempts of the same call. */
const hashCall = async (endpoint: KeyEndpoint, call: Call<KeyEndpoint>): Promise<string> => {
  const { params, query, body, request } = call;
  const upload = endpoint.upload ? await readUpload(request) : undefined;
  const file = upload && { name: upload.fileName, bytes: sha256(upload.bytes) };
  return sha256(JSON.stringify([endpoint.name, params, query, body, file]));
};

type Work = () => Promise<ClientAppAnswer>;

/** Runs the work; if it's refused or fails, a retry may run it. */
const doOrGiveBack = async (
  { services, request }: Call<KeyEndpoint>,
  claim: Claim,
  work: Work,
): Promise<ClientAppAnswer> => {
  try {
    return await work();
  } catch (error) {
    await withTimeout(giveBack(services.database, claim)).catch((failure: unknown) =>
      request.log.error({ err: failure }, "A call of the public API could not be given back"),
    );
    throw error;
  }
};

/** Runs a call and meters it; if a completed call can't be metered, a retry meters it. */
const doAndCount = async (
  endpoint: KeyEndpoint,
  call: Call<KeyEndpoint>,
  claim: Claim,
  work: Work,
): Promise<ClientAppAnswer> => {
  const { services, request, reply, now } = call;
  const answer = await doOrGiveBack(call, claim, work);
  try {
    await meterSuccess(endpoint, request, reply, { claim, answer, isLate: false });
    return answer;
  } catch (error) {
    await withTimeout(keepUncounted(services.database, claim, answer, now)).catch(
      (failure: unknown) =>
        request.log.error({ err: failure }, "An answer of the public API could not be kept"),
    );
    throw error;
  }
};

/** A library that was revoked from the client app since is `not_found`, even in a stored response. */
const refuseLostLibrary = async ({ services, params, caller }: Call<KeyEndpoint>) => {
  const { id } = (params ?? {}) as { id?: string };
  if (id !== undefined) await findOwnLibrary(services.database, caller.clientAppId, id);
};

/**
 * Runs an admitted call of the public API, and meters it. With an idempotency key only one attempt runs it: the others
 * get its response, which is metered once. Refused or failed calls aren't stored: they changed nothing that would
 * affect a retry.
 */
export const answerOnce = async (
  endpoint: KeyEndpoint,
  call: Call<KeyEndpoint>,
  work: Work,
): Promise<ClientAppAnswer> => {
  const { request, reply, caller, services } = call;
  const key = idempotencyKeyOf(endpoint, request);
  if (key === undefined) {
    const answer = await work();
    await meterSuccess(endpoint, request, reply);
    return answer;
  }
  const { clientAppId } = caller;
  const requestHash = await hashCall(endpoint, call);
  const wanted = { clientAppId, key, requestHash, now: services.clock() };
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
