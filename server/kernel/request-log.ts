import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { histogram } from "#platform/metrics/registry.ts";
import type { AnswerListener } from "./on-answer.ts";
import { endRequestSpan } from "./request-spans.ts";

const durations = histogram(
  "console_http_request_duration_seconds",
  "Answered requests by the pattern of their address, without health checks; streams until they are open.",
  ["route", "method", "status"],
);

/** After each response: one log line, except for health checks, its metrics and span, and the call listeners. */
export const addRequestLog = (app: FastifyInstance, listeners: readonly AnswerListener[]): void => {
  const report = (request: FastifyRequest, reply: FastifyReply) => {
    request.reported = true;
    const { elapsedTime } = reply;
    endRequestSpan(request, reply);
    const operatorId = request.session?.operatorId ?? null;
    const { caller } = request;
    const { endpoint, isHealth } = request.routeOptions.config;
    if (!isHealth) {
      const { url: route = "(none)" } = request.routeOptions;
      const { method } = request;
      durations.observe({ route, method, status: reply.statusCode }, elapsedTime / 1000);
      app.services.log.answered({
        traceId: request.id,
        method: request.method,
        path: request.url.split("?")[0]!,
        call: endpoint?.name,
        status: reply.statusCode,
        refused: request.refusal?.code,
        milliseconds: Math.round(elapsedTime * 10) / 10,
        operatorId: operatorId ?? undefined,
        applicationId: caller?.clientAppId,
        key: caller?.prefix,
      });
    }
    if (!endpoint) return;
    const event = {
      endpoint,
      status: reply.statusCode,
      milliseconds: elapsedTime,
      operatorId,
      caller,
      session: request.session,
      url: request.url,
      refusal: request.refusal,
      at: request.arrivedAt,
    };
    for (const listener of listeners) listener(event);
  };
  app.decorate("reportAnswer", report);
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.reported) report(request, reply);
    done();
  });
};
