import type { KeyEndpoint } from "@console-shell/contract";
import { withTimeout } from "#platform/database/with-timeout.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { giveBackCalls } from "../limits/writes.ts";
import { claimCall, type Claimed, giveBack } from "./claims.ts";

type Wanted = Parameters<typeof claimCall>[1];

/** The claim of a call, or its refusal; `unavailable` if the database times out. */
const claim = ({ services, request }: Call<KeyEndpoint>, wanted: Wanted) =>
  withTimeout(claimCall(services.database, wanted)).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    request.log.error({ err: error }, "A call of the public API could not be begun");
    throw new Refusal("unavailable");
  });

/**
 * Claims a call as `claimCall` does, and makes sure that only the attempt that runs it counts towards the month: the
 * key was only looked up on admission, and things may have changed since.
 */
export const confirmClaim = async (
  endpoint: KeyEndpoint,
  call: Call<KeyEndpoint>,
  wanted: Wanted,
): Promise<Claimed> => {
  const { services, request, caller, now } = call;
  const { clientAppId } = caller;
  const { database } = services;
  const claimed = await claim(call, wanted);
  const mine = !(claimed instanceof Refusal) && claimed.state === "mine" ? claimed.claim : null;
  if (endpoint.meter !== null && mine && request.isRepeat) {
    await withTimeout(giveBack(database, mine)).catch((error: unknown) =>
      request.log.error({ err: error }, "A call of the public API could not be given back"),
    );
    throw new Refusal("idempotency_key_in_use");
  }
  if (endpoint.meter !== null && !mine && !request.isRepeat)
    await withTimeout(giveBackCalls(database, { clientAppId, now }, "month", 1)).catch(
      (error: unknown) =>
        request.log.error({ err: error }, "A call of the month could not be given back"),
    );
  if (claimed instanceof Refusal) throw claimed;
  return claimed;
};
