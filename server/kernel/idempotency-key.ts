import {
  BinarySchema,
  idempotencyHeader,
  idempotencyKeyLength,
  type KeyEndpoint,
} from "@console-shell/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

const wellFormed = new RegExp(String.raw`^[\x21-\x7e]{1,${idempotencyKeyLength}}$`);

/** Whether a call may come with a key: where it changes something, and is answered with what can be kept. */
export const takesIdempotencyKey = ({ method, output }: KeyEndpoint): boolean =>
  method !== "GET" && output !== BinarySchema;

/** The key by which tries of a call are known; undefined where it has none. */
export const idempotencyKeyOf = (
  endpoint: KeyEndpoint,
  { headers }: Pick<FastifyRequest, "headers">,
): string | undefined => {
  const key = headers[idempotencyHeader]?.toString();
  if (key === undefined || !takesIdempotencyKey(endpoint)) return undefined;
  if (!wellFormed.test(key))
    throw new Refusal("bad_input", [{ path: idempotencyHeader, code: "idempotency_key" }]);
  return key;
};
