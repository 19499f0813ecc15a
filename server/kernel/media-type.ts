import type { Endpoint } from "@console-shell/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** Whether the body is said to be of a type; upper and lower case mean the same there. */
export const hasMediaType = ({ headers }: FastifyRequest, start: string): boolean =>
  headers["content-type"]?.trimStart().toLowerCase().startsWith(start) ?? false;

/** Refuses an upload where none is taken, and anything else where one is. */
export const refuseOtherMedia = ({ upload }: Endpoint, request: FastifyRequest): void => {
  if (hasMediaType(request, "multipart/") !== (upload ?? false))
    throw new Refusal("unsupported_media");
};
