import type { Span } from "@opentelemetry/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { enterSpan, isTracing, startRequestSpan } from "#platform/tracing/spans.ts";
import { parseTraceParent } from "#platform/tracing/trace-context.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Its span, until it's answered; undefined if nothing is traced. */
    span: Span | undefined;
  }
}

/**
 * Traces requests, except health checks and files. The caller's span is the parent only if the caller records it:
 * otherwise each trace would begin with a span that nobody has.
 */
export const traceRequests = (app: FastifyInstance): void => {
  app.decorateRequest("span", undefined);
  if (!isTracing()) return;
  app.addHook("onRequest", (request, _reply, done) => {
    const { config, url } = request.routeOptions;
    if (config.isHealth || config.isFile) return done();
    const caller = parseTraceParent(request.headers["traceparent"]);
    const span = startRequestSpan(
      {
        name: `${request.method} ${url ?? "(no route)"}`,
        kind: "server",
        attributes: { "http.request.method": request.method, "http.route": url ?? "" },
      },
      { traceId: request.id, spanId: caller?.isSampled ? caller.spanId : undefined },
    );
    request.span = span;
    return span ? enterSpan(span, done) : done();
  });
  // The body's events come from the socket, which doesn't know the span.
  app.addHook("preValidation", (request, _reply, done) =>
    request.span ? enterSpan(request.span, done) : done(),
  );
};

/** Ends a request's span with its outcome; never with what was sent or by whom. */
export const endRequestSpan = ({ span, refusal }: FastifyRequest, reply: FastifyReply): void => {
  if (!span) return;
  span.setAttribute("http.response.status_code", reply.statusCode);
  if (refusal) span.setAttribute("error.type", refusal.code);
  // 2 is an error. Refusals are the caller's.
  if (reply.statusCode >= 500) span.setStatus({ code: 2 });
  span.end();
};
