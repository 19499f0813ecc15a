import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerListener } from "./on-answer.ts";

/** After each response: one log line, except for health checks, and the call listeners. */
export const addRequestLog = (app: FastifyInstance, listeners: readonly AnswerListener[]): void => {
  const report = (request: FastifyRequest, reply: FastifyReply) => {
    request.reported = true;
    const { elapsedTime } = reply;
    const operatorId = request.session?.operatorId ?? null;
    const { caller } = request;
    const { endpoint, isHealth } = request.routeOptions.config;
    if (!isHealth)
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
