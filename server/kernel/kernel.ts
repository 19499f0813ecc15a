import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import { bodyBytes, scimMediaType, uploadBytes } from "@console-shell/contract";
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { plainAddress } from "#platform/address-list.ts";
import type { Services } from "#platform/services.ts";
import "./decorations.ts";
import type { Admission } from "./admission.ts";
import { answerBrokenRequest } from "./broken-request.ts";
import type { EventStream } from "./event-stream.ts";
import { sendError } from "./errors.ts";
import { parseForm, parseFormFields } from "./form-fields.ts";
import { cleanForwarded } from "./forwarded-headers.ts";
import { parseJson } from "./json-body.ts";
import { allowHostPages } from "./host-pages.ts";
import { localeOf } from "./language.ts";
import { Refusal } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";
import { type LoadLimits, shedLoad } from "./shed-load.ts";
import { traceRequests } from "./request-spans.ts";
import { traceIdOf } from "./trace.ts";

const uploadFiles = 50;
/** Milliseconds to receive a whole request; a slower one would hold its connection forever. */
const requestTimeout = 120_000;

/** Names are at even indexes. Of several Host headers Node keeps only the first. */
const hasSeveralHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
};

export interface KernelOptions {
  /** Trusted proxies: none, or their addresses. */
  trustProxy?: string | false;
  /** The load above which requests are refused. */
  load?: Partial<LoadLimits>;
}

/** A Fastify instance that parses our kinds of bodies and puts our headers on every response. */
export const createKernel = async (
  services: Services,
  admission: Admission,
  { trustProxy = false, load }: KernelOptions,
): Promise<FastifyInstance> => {
  const headers = securityHeaders(services);
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "traceId",
    }),
    genReqId: traceIdOf,
    requestIdHeader: false,
    trustProxy,
    bodyLimit: bodyBytes,
    requestTimeout,
    routerOptions: { querystringParser: parseFormFields },
    exposeHeadRoutes: false,
    clientErrorHandler: answerBrokenRequest(services.log, headers),
    // An undecodable address never reaches the hooks below.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers({ ...headers, "x-trace-id": request.id })),
  });
  app.decorate("services", services);
  app.decorate("admission", admission);
  app.decorate("preparing", false);
  app.decorate("draining", false);
  app.decorate("stopping", false);
  app.decorate("openStreams", new Set<EventStream>());
  app.decorateRequest("arrivedAt", 0);
  app.decorateRequest("locale", {
    getter() {
      return localeOf(this.headers["accept-language"]);
    },
  });
  app.decorateRequest("session", null);
  app.decorateRequest("caller", null);
  app.decorateRequest("isRepeat", false);
  app.decorateRequest("refusal", null);
  app.decorateRequest("reported", false);
  traceRequests(app);
  app.addHook("onRequest", (request, reply, done) => {
    request.arrivedAt = services.clock();
    if (trustProxy) cleanForwarded(request.raw.headers);
    const address = plainAddress(request.ip);
    // A dual-stack socket has its own notation for IPv4. Fastify's property is a getter of the prototype.
    if (address !== request.ip) Object.defineProperty(request, "ip", { value: address });
    void reply.headers(headers).header("x-trace-id", request.id);
    // A proxy may have used the other one.
    if (hasSeveralHosts(request))
      return done(new Refusal("bad_input", [{ path: "host", code: "too_many" }]));
    return done();
  });
  app.addHook("preClose", (done) => {
    app.stopping = true;
    for (const stream of app.openStreams) stream.end();
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // Otherwise a kept-alive connection keeps sending requests here, and delays the shutdown.
    if (app.draining || app.stopping) void reply.header("connection", "close");
    done(null, payload);
  });
  app.setErrorHandler(sendError);
  app.removeContentTypeParser(["text/plain", "application/json"]);
  app.addContentTypeParser(
    ["application/json", scimMediaType],
    { parseAs: "string" },
    parseJson(app),
  );
  // Whether there is a body that nothing can read is known only when it ends: a chunked one may be empty.
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
    body.length === 0 ? done(null) : done(new Refusal("unsupported_media")),
  );
  // First, so that a host's page can read the errors raised below.
  await allowHostPages(app, services.hostOrigins);
  shedLoad(app, load);
  await app.register(cookie);
  await app.register(formbody, { parser: parseForm });
  return app;
};

/**
 * Adds routes that accept uploads. They have their own scope because the plug-in's hooks add a cost to every request in
 * it.
 */
export const addUploads = async (
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: uploadBytes, files: uploadFiles } });
    addRoutes(scope);
  });
};
