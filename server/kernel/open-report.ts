import type { FastifyReply } from "fastify";
import type { Source } from "#platform/database/source.ts";
import { Refusal } from "./refusal.ts";

/** Opens the database for a report until its response ends, or the caller disconnects. */
export const openReport = (reply: FastifyReply): Source => {
  const closed = new AbortController();
  reply.raw.once("close", () => closed.abort(new Refusal("unavailable")));
  const source = reply.server.services.reports.open(closed.signal);
  if (!source) throw new Refusal("unavailable");
  return source;
};
