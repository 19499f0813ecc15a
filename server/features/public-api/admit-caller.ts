import type { KeyEndpoint } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuseOtherMedia } from "../../http/media-type.ts";
import { Refusal } from "../../http/refusal.ts";
import { findCaller } from "./find-caller.ts";
import { limitCall } from "./limits/limit-call.ts";
import { readKey } from "./read-key.ts";

/**
 * Everything that can refuse a call of the public API before its body is read. The key stands in its
 * header alone, which no other site can make a browser send: cookies mean nothing here, and so neither
 * does where the request comes from.
 */
export const admitCaller = async (
  endpoint: KeyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { database } = request.server.services;
  const key = readKey(request);
  const caller = key ? await findCaller(database, key, request.arrivedAt) : null;
  if (!caller) {
    void reply.header("www-authenticate", "Bearer");
    throw new Refusal("wrong_key");
  }
  request.caller = caller;
  if (caller.isSuspended) throw new Refusal("application_suspended");
  const { scope } = endpoint.access;
  if (scope !== "any" && !caller.scopes.includes(scope))
    throw new Refusal("scope_missing", [{ path: "scope", code: scope }]);
  refuseOtherMedia(endpoint, request);
  await limitCall(database, endpoint, caller, reply, request.arrivedAt);
};
