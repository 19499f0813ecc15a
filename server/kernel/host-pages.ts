import cors from "@fastify/cors";
import {
  approvalReasonHeader,
  backendAnswerHeader,
  pageAccountHeader,
  sessionSecondsHeader,
  unattendedHeader,
} from "@console-shell/contract";
import { rateHeaders } from "@console-shell/contract/words/headers";
import { idempotencyHeader, replayedHeader } from "@console-shell/contract/words/idempotency";
import type { FastifyInstance } from "fastify";

/** Headers of the console's calls, and of those its playground sends as a client app. */
const sentHeaders = [
  "content-type",
  "traceparent",
  // From pages of earlier releases.
  "x-trace-id",
  pageAccountHeader,
  approvalReasonHeader,
  unattendedHeader,
  "authorization",
  idempotencyHeader,
];
const readHeaders = [
  "content-disposition",
  "retry-after",
  "www-authenticate",
  "x-trace-id",
  sessionSecondsHeader,
  backendAnswerHeader,
  replayedHeader,
  ...Object.values(rateHeaders),
];

/** Seconds for which browsers may cache a CORS preflight. */
const preflightLifetime = 600;

/**
 * CORS for the pages of `HOST_ORIGINS`, which embed the console as a guest: they may read its files and make its calls
 * with the session cookie. No other page can.
 */
export const allowHostPages = async (
  app: FastifyInstance,
  hostOrigins: readonly string[],
): Promise<void> => {
  if (hostOrigins.length > 0)
    await app.register(cors, {
      origin: [...hostOrigins],
      credentials: true,
      methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      allowedHeaders: sentHeaders,
      exposedHeaders: readHeaders,
      maxAge: preflightLifetime,
    });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // Also without hosts: a file that browsers cache for a year must stay readable for a host added later. Responses
    // set their own `vary`, which replaces the plug-in's.
    const varies = String(reply.getHeader("vary") ?? "");
    if (!varies) void reply.header("vary", "origin");
    else if (!/\borigin\b/i.test(varies)) void reply.header("vary", `${varies}, origin`);
    done(null, payload);
  });
};
