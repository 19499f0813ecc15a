import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

export interface LoadLimits {
  /** Requests in flight. */
  requests: number;
  /** Maximum event loop lag in milliseconds; 0 for no limit. */
  eventLoopDelay: number;
}

/** One response within a second or so; more requests would only wait for each other. */
const defaults: LoadLimits = { requests: 500, eventLoopDelay: 1_000 };

/** Milliseconds between two samples of the clock. */
const beatsEvery = 100;

/** The response to a refused request. */
export const overloaded = new Refusal("unavailable");

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/* A stream lasts hours, an upload as long as its sender needs, a backend's answer as long as that: none of them keeps
   the server busy. */
const isLong = ({ routeOptions: { config } }: FastifyRequest) =>
  Boolean(config.isLong ?? config.endpoint?.stream ?? config.endpoint?.upload);

/**
 * Load shedding: answers 503 at once when the server is overloaded. A request counts from the arrival of
 * its body to its answer, so slow clients don't use up the limit.
 */
export const shedLoad = (app: FastifyInstance, limits: Partial<LoadLimits> = {}): void => {
  const { requests, eventLoopDelay } = { ...defaults, ...limits };
  // Timers don't run while thousands of sockets are read in one turn, so the delay is known when a request
  // arrives and not from samples that a timer takes.
  let beat = performance.now();
  const heart = setInterval(() => {
    beat = performance.now();
  }, beatsEvery).unref();
  const isLate = () => eventLoopDelay > 0 && performance.now() - beat > eventLoopDelay;

  // A counter instead of a set: each table that a set outgrows refers to the next, so once one of them is old, requests
  // stay in memory until a major collection.
  app.decorateRequest("isInFlight", false);
  let inFlight = 0;
  app.decorate("requestsInFlight", () => inFlight);
  const end = (request: FastifyRequest) => {
    if (!request.isInFlight) return;
    request.isInFlight = false;
    inFlight -= 1;
  };
  const count = (request: FastifyRequest, reply: FastifyReply) => {
    if (isLong(request)) return;
    request.isInFlight = true;
    inFlight += 1;
    // An aborted one may get no response.
    reply.raw.on("close", () => end(request));
  };
  app.addHook("onRequest", (request, reply, done) => {
    const { isHealth, isFile } = request.routeOptions.config;
    if (isHealth) return done();
    if (inFlight >= requests || (!isFile && isLate())) return done(overloaded);
    if (!hasBody(request)) count(request, reply);
    return done();
  });
  app.addHook("preValidation", (request, reply, done) => {
    if (!hasBody(request)) return done();
    // Many may have been admitted before the first one's body arrived.
    if (inFlight >= requests && !isLong(request)) return done(overloaded);
    count(request, reply);
    return done();
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
  app.addHook("onClose", (_app, done) => {
    clearInterval(heart);
    done();
  });
};
