import { BinarySchema, type Endpoint } from "@console-shell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { writeForbidden } from "../features/session/write-forbidden.ts";
import { findSession } from "../features/session/find-session.ts";
import { refuseWithoutAccess } from "./access.ts";
import type { Call, Handler } from "./call.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { hasMediaType } from "./media-type.ts";
import { parseInput } from "./parse-input.ts";
import { Refusal } from "./refusal.ts";
import { readSessionCookie } from "./session-cookie.ts";

/** Everything that can refuse a call before its body is read. */
const admit = (endpoint: Endpoint) => async (request: FastifyRequest) => {
  const { services } = request.server;
  refuseCrossSite(request, services.publicUrl);
  const token = readSessionCookie(request);
  if (token) request.session = await findSession(services, token, request.arrivedAt);
  try {
    refuseWithoutAccess(endpoint, request.session, request.arrivedAt);
  } catch (error) {
    if (error instanceof Refusal && error.code === "forbidden")
      await writeForbidden(request, endpoint);
    throw error;
  }
  if (hasMediaType(request, "multipart/") !== (endpoint.upload ?? false))
    throw new Refusal("unsupported_media");
};

const answer =
  (endpoint: Endpoint, handler: Handler<Endpoint>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = {
      ...parseInput(endpoint, request, request.locale),
      session: request.session,
      locale: request.locale,
      now: request.arrivedAt,
      services: request.server.services,
      request,
      reply,
    } as Call<Endpoint>;
    const result = await handler(call);
    if (reply.sent) return reply;
    void reply.code(endpoint.status ?? 200);
    if (endpoint.output === BinarySchema) return reply.send(result);
    return reply
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(endpoint.output.parse(result)));
  };

/** Serves one call of the contract. */
export const addEndpoint = (
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    onRequest: [
      (_request, reply, done) => {
        // A handler that sends the same picture for good sets its own.
        void reply.header("cache-control", "no-store");
        done();
      },
      admit(endpoint),
    ],
    handler: answer(endpoint, handler),
  });
};
