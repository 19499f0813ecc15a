import {
  BinarySchema,
  type Endpoint,
  isKeyEndpoint,
  type OperatorEndpoint,
  pageAccountHeader,
  sessionSecondsHeader,
  unattendedHeader,
} from "@console-shell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { admitCaller } from "../features/public-api/admit-caller.ts";
import { meterSuccess } from "../features/public-api/meter-call.ts";
import { writeForbidden } from "../features/session/write-forbidden.ts";
import { findSession } from "../features/session/find-session.ts";
import { refuseWithoutAccess } from "./access.ts";
import type { Call, Handler, Session } from "./call.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { refuseOtherMedia } from "./media-type.ts";
import { parseInput } from "./parse-input.ts";
import { Refusal } from "./refusal.ts";
import { readSessionCookie } from "./session-cookie.ts";

const secondsLeft = ({ endsAt }: Session, now: number) => Math.ceil((endsAt - now) / 1000);

/** The value of a header; of one that came several times, all of them, which fit nothing. */
const headerOf = ({ headers }: FastifyRequest, name: string) => headers[name]?.toString();

/** Whether somebody is there who calls: neither a stream, nor a page that reads by itself, is. */
const isUse = ({ stream }: Endpoint, request: FastifyRequest) =>
  !stream && headerOf(request, unattendedHeader) === undefined;

/** Everything that can refuse a call of the console before its body is read. */
const admitOperator = async (
  endpoint: OperatorEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { services } = request.server;
  refuseCrossSite(request, services.publicUrl);
  const token = readSessionCookie(request);
  if (token)
    request.session = await findSession(services, token, request.arrivedAt, {
      isUse: isUse(endpoint, request),
    });
  if (request.session)
    void reply.header(sessionSecondsHeader, secondsLeft(request.session, request.arrivedAt));
  try {
    const pageAccount = headerOf(request, pageAccountHeader);
    refuseWithoutAccess(endpoint, request.session, pageAccount, request.arrivedAt);
  } catch (error) {
    if (error instanceof Refusal && error.code === "forbidden")
      await writeForbidden(request, endpoint);
    throw error;
  }
  refuseOtherMedia(endpoint, request);
};

const answer =
  (endpoint: Endpoint, handler: Handler<Endpoint>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = {
      ...parseInput(endpoint, request, request.locale),
      session: request.session,
      caller: request.caller,
      locale: request.locale,
      now: request.arrivedAt,
      services: request.server.services,
      request,
      reply,
    } as Call<Endpoint>;
    const result = await handler(call);
    // Now, while it has only begun: it may go on for hours.
    if (endpoint.stream) request.server.reportAnswer(request, reply);
    if (reply.sent) return reply;
    const isBinary = endpoint.output === BinarySchema;
    const body = isBinary ? result : JSON.stringify(endpoint.output.parse(result));
    if (isKeyEndpoint(endpoint)) await meterSuccess(endpoint, request, reply);
    void reply.code(endpoint.status ?? 200);
    return isBinary ? reply.send(body) : reply.type("application/json; charset=utf-8").send(body);
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
      (request, reply) =>
        isKeyEndpoint(endpoint)
          ? admitCaller(endpoint, request, reply)
          : admitOperator(endpoint, request, reply),
    ],
    handler: answer(endpoint, handler),
  });
};
