import {
  BinarySchema,
  type Endpoint,
  type ErrorCode,
  isKeyEndpoint,
  type KeyEndpoint,
  type Locale,
  pageAccountHeader,
  scimMediaType,
  sessionSecondsHeader,
  unattendedHeader,
} from "@console-shell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import {
  type Guard,
  refuseElsewhere,
  refuseOtherToken,
  refuseWhileViewing,
  refuseWithoutAccess,
} from "./access.ts";
import type { Approval, By, Call, Handler } from "./call.ts";
import type { Caller, Session } from "./session.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { dropTypeOfNothing, refuseOtherMedia } from "./media-type.ts";
import { openReport } from "./open-report.ts";
import { parseInput } from "./parse-input.ts";
import { Refusal } from "./refusal.ts";
import { readSessionCookie } from "./session-cookie.ts";

const secondsLeft = ({ endsAt }: Session, now: number) => Math.ceil((endsAt - now) / 1000);

/** A header's value; if it's repeated, all values, which match nothing. */
const headerOf = ({ headers }: FastifyRequest, name: string) => headers[name]?.toString();

/** Whether the call is user activity: streams and background requests aren't. */
const isUse = ({ stream }: Pick<Endpoint, "stream">, request: FastifyRequest) =>
  !stream && headerOf(request, unattendedHeader) === undefined;

/** A sub-app's token in its header, which another site can't make a browser send. */
const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(cst_\w+) *$/i.exec(headers.authorization ?? "")?.[1];

/** Admits a sub-app's token in place of a session. */
const admitToken = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
  const { services, admission } = request.server;
  request.session = await admission.findTokenSession(services, token, request.arrivedAt);
  if (!request.session) {
    void reply.header("www-authenticate", "Bearer");
    throw new Refusal("wrong_key");
  }
};

/** Refusals of a signed-in operator that the audit log has. */
const written: ReadonlySet<ErrorCode> = new Set([
  "forbidden",
  "scope_missing",
  "address_not_allowed",
]);

/** All access checks of a console call, run before its body is read. */
export const admitOperator = async (
  endpoint: Guard,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { services, admission } = request.server;
  refuseCrossSite(request);
  const bearer = endpoint.token && bearerOf(request);
  const token = bearer ? undefined : readSessionCookie(request);
  if (bearer) await admitToken(request, reply, bearer);
  else if (token)
    request.session = await admission.findSession(services, token, request.arrivedAt, {
      isUse: isUse(endpoint, request),
    });
  if (token && request.session)
    void reply.header(sessionSecondsHeader, secondsLeft(request.session, request.arrivedAt));
  try {
    const { name } = request.params as { name?: string };
    if (request.session) {
      refuseElsewhere(endpoint, request.session, request.ip);
      refuseOtherToken(endpoint, request.session, name);
    }
    const pageAccount = headerOf(request, pageAccountHeader);
    refuseWhileViewing(endpoint, request.method, request.session);
    refuseWithoutAccess(endpoint, request.session, pageAccount, request.arrivedAt);
  } catch (error) {
    if (error instanceof Refusal && written.has(error.code))
      await admission.recordForbidden(request, endpoint, error.code);
    throw error;
  }
};

/** All access checks of a public API call, run before its body is read. */
const admitCaller = (endpoint: KeyEndpoint, request: FastifyRequest, reply: FastifyReply) =>
  request.server.admission.admitCaller(endpoint, request, reply);

/**
 * A handler's context. It's a class because each object literal with an accessor gets its own hidden class: code that
 * reads it doesn't stay optimised, and the hidden class keeps the request in memory until a major collection.
 */
class EndpointCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session: Session | null;
  readonly caller: Caller | null;
  approval: Approval | null = null;
  readonly now: number;
  readonly by: By | null;
  readonly services: Services;
  readonly openReport: () => Source;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;

  constructor(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    const { params, query, body } = parseInput(endpoint, request);
    this.params = params;
    this.query = query;
    this.body = body;
    this.session = request.session;
    this.caller = request.caller;
    this.now = request.arrivedAt;
    const operatorId = this.session?.operatorId ?? this.caller?.ownerId;
    this.by = operatorId === undefined ? null : { operatorId, now: this.now };
    this.services = request.server.services;
    this.openReport = () => openReport(reply);
    this.request = request;
    this.reply = reply;
  }

  /** Read from the headers on demand: most calls don't need it. */
  get locale(): Locale {
    return this.request.locale;
  }
}

const callOf = <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<E> => new EndpointCall(endpoint, request, reply) as Call<E>;

/** Returns the text for Fastify to send, because returning the reply costs another promise per response. */
const sendJson = (
  reply: FastifyReply,
  { status, text }: { status: number; text: string },
  type = "application/json",
) => {
  void reply.code(status);
  if (status === 204) return reply.send();
  void reply.type(`${type}; charset=utf-8`);
  return text;
};

/** A handler's result in its wire format. */
const jsonOf = (endpoint: Endpoint, result: unknown) => ({
  status: endpoint.status ?? 200,
  text: JSON.stringify(endpoint.output.parse(result)),
});

const isScim = (endpoint: Endpoint): boolean => "scim" in endpoint;

const answerOperator =
  (endpoint: Endpoint, handler: Handler<Endpoint>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | string> => {
    const result = await handler(callOf<Endpoint>(endpoint, request, reply));
    // Logged at the start: the stream may stay open for hours.
    if (endpoint.stream) request.server.reportAnswer(request, reply);
    if (reply.sent) return reply;
    return endpoint.output === BinarySchema
      ? reply.code(endpoint.status ?? 200).send(result)
      : sendJson(reply, jsonOf(endpoint, result), isScim(endpoint) ? scimMediaType : undefined);
  };

const answerClientApp =
  (endpoint: KeyEndpoint, handler: Handler<Endpoint>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | string> => {
    const call = callOf(endpoint, request, reply);
    const { answerOnce, meterSuccess } = request.server.admission;
    const work = () => handler(call);
    if (endpoint.output !== BinarySchema)
      return sendJson(
        reply,
        await answerOnce(endpoint, call, async () => jsonOf(endpoint, await work())),
      );
    const bytes = await work();
    await meterSuccess(endpoint, request, reply);
    return reply.code(endpoint.status ?? 200).send(bytes);
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
    ...(endpoint.maxBody && { bodyLimit: endpoint.maxBody }),
    onRequest: async (request, reply) => {
      // The default; handlers that send cacheable pictures override it.
      void reply.header("cache-control", "no-store");
      if (!endpoint.upload) dropTypeOfNothing(request);
      if (isKeyEndpoint(endpoint)) return admitCaller(endpoint, request, reply);
      await (endpoint.scim
        ? request.server.admission.admitProvisioner(endpoint, request, reply)
        : admitOperator(endpoint, request, reply));
      refuseOtherMedia(endpoint, request);
    },
    handler: isKeyEndpoint(endpoint)
      ? answerClientApp(endpoint, handler)
      : answerOperator(endpoint, handler),
  });
};
