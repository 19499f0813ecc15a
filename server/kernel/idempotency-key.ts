import {
  BinarySchema,
  idempotencyHeader,
  idempotencyKeyLength,
  type KeyEndpoint,
} from "@console-shell/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

const wellFormed = new RegExp(String.raw`^[\x21-\x7e]{1,${idempotencyKeyLength}}$`);

/** Whether a call accepts an idempotency key: it must change something, and have a response that can be stored. */
export const takesIdempotencyKey = ({ method, output }: KeyEndpoint): boolean =>
  method !== "GET" && output !== BinarySchema;

/** The idempotency key of a call; undefined if it has none. */
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
