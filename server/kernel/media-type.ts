import type { Endpoint } from "@console-shell/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** Whether the body has this content type, ignoring case. */
export const hasMediaType = ({ headers }: FastifyRequest, start: string): boolean =>
  headers["content-type"]?.trimStart().toLowerCase().startsWith(start) ?? false;

/** Refuses an upload on a call that accepts none, and any other body on one that requires it. */
export const refuseOtherMedia = ({ upload }: Endpoint, request: FastifyRequest): void => {
  if (hasMediaType(request, "multipart/") !== (upload ?? false))
    throw new Refusal("unsupported_media");
};
