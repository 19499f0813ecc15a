import type { Endpoint } from "@console-shell/contract";
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** Whether the body has this content type, ignoring case. */
export const hasMediaType = ({ headers }: FastifyRequest, start: string): boolean =>
  headers["content-type"]?.trimStart().toLowerCase().startsWith(start) ?? false;

/**
 * Drops the type of a body that isn't there: many programs send one with every request, and no parser accepts an empty
 * body of its type.
 */
export const dropTypeOfNothing = ({ headers }: FastifyRequest): void => {
  const { "content-type": type = "", "transfer-encoding": encoding } = headers;
  const isEmpty = encoding === undefined && Number(headers["content-length"] ?? 0) === 0;
  // Nor of one that may turn out to be empty, if it names no type.
  if (isEmpty || !/^\s*[^\s/;]+\/[^\s/;]/.test(type)) delete headers["content-type"];
};

/** Refuses an upload on a call that accepts none, and any other body on one that requires it. */
export const refuseOtherMedia = ({ upload }: Endpoint, request: FastifyRequest): void => {
  if (hasMediaType(request, "multipart/") !== (upload ?? false))
    throw new Refusal("unsupported_media");
};
