import type { KeyEndpoint } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isAllowed } from "#platform/address-list.ts";
import { withTimeout } from "#platform/database/with-timeout.ts";
import type { Caller } from "#kernel/session.ts";
import { refuseOtherMedia } from "#kernel/media-type.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findCaller } from "./find-caller.ts";
import { isInUse } from "./idempotency/claims.ts";
import { idempotencyKeyOf } from "#kernel/idempotency-key.ts";
import { limitCall } from "./limits/enforce.ts";

const bearer = /^Bearer +(csk_(?:production|sandbox)_[0-9a-f]{8}_[0-9a-f]{64}) *$/i;

/** The request's key; undefined if it isn't well formed, which saves the look-up. */
const readKey = ({ headers }: Pick<FastifyRequest, "headers">): string | undefined =>
  bearer.exec(headers.authorization ?? "")?.[1];

const isTaken = (request: FastifyRequest, { clientAppId }: Caller, key: string) =>
  withTimeout(isInUse(request.server.services.database, clientAppId, key, request.arrivedAt)).catch(
    (error: unknown) => {
      request.log.error({ err: error }, "The tries of a call of the public API could not be read");
      throw new Refusal("unavailable");
    },
  );

/**
 * All access checks of a public API call, before its body is read. The key is only accepted in its header, which
 * another site can't make a browser send: cookies are ignored, so the request's origin doesn't matter.
 */
export const admitCaller = async (
  endpoint: KeyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { database } = request.server.services;
  const secret = readKey(request);
  const caller = secret ? await findCaller(database, secret, request.arrivedAt) : null;
  if (!caller) {
    void reply.header("www-authenticate", "Bearer");
    throw new Refusal("wrong_key");
  }
  request.caller = caller;
  if (caller.isSuspended) throw new Refusal("application_suspended");
  if (!isAllowed(caller.addresses, request.ip)) throw new Refusal("address_not_allowed");
  const { scope } = endpoint.access;
  if (scope !== "any" && !caller.scopes.includes(scope))
    throw new Refusal("scope_missing", [{ path: "scope", code: scope }]);
  refuseOtherMedia(endpoint, request);
  const key = idempotencyKeyOf(endpoint, request);
  // A retry of a completed call isn't run again, so it doesn't count towards the month.
  request.isRepeat = key !== undefined && (await isTaken(request, caller, key));
  const isFree = endpoint.meter === null || request.isRepeat;
  await limitCall(database, caller, { isFree, now: request.arrivedAt }, reply);
};
