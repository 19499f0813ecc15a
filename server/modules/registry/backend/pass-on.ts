import { type AnyPermission, uploadBytes } from "@console-shell/contract";
import { backendPath } from "@console-shell/contract/words/own-calls";
import { openPermission } from "@console-shell/contract/host/registration";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SignJWT } from "jose";
import type { IncomingMessage } from "node:http";
import type { Session } from "#kernel/session.ts";
import { admitOperator } from "#kernel/endpoint-route.ts";
import { isGone } from "#kernel/is-gone.ts";
import { Refusal } from "#kernel/refusal.ts";
import { inSpan, traceHeaders } from "#platform/tracing/spans.ts";
import { unrecordedTraceParent } from "#platform/tracing/trace-context.ts";
import { passedAnswer } from "./answer-headers.ts";
import { openLookup } from "./address.ts";
import { backendAgents, bodyOf, callBackend } from "./call.ts";
import { hasBody, headersForBackend } from "./request-headers.ts";
import { algorithm, publicKeySet, signingKeys } from "./signing-keys.ts";

/** Calls of one sub-app that may wait for its own server; with more, it can't keep up. */
const maxWaiting = 100;
/** Seconds for which a backend may accept a token. */
const tokenLifetime = 60;

interface Address {
  name: string;
}

/**
 * The address at the backend. Not resolved against its origin: `//elsewhere.example` would be another server, which
 * would get the token. Not decoded either, or `a%2Fb` would be two segments.
 */
const targetOf = (backend: string, url: string): URL => {
  const target = new URL(backend);
  const [, path, query = ""] = /^\/-\/apps\/[^/]+\/api(\/[^?]*)(.*)/.exec(url) ?? [];
  // Another spelling of the path in front of it.
  if (path === undefined) throw new Refusal("not_found");
  target.pathname = path;
  target.search = query;
  return target;
};

/**
 * Passes `/-/apps/<name>/api/…` on to the sub-app's own server: without the console's cookies, with a token for a minute
 * that names the operator and their permissions of the sub-app. Its keys are at `/.well-known/jwks.json`.
 */
export const addBackends = async (app: FastifyInstance): Promise<void> => {
  const { services } = app;
  const { database, publicUrl } = services;
  const currentKey = signingKeys(services);

  app.get("/.well-known/jwks.json", async (_, reply) =>
    reply.header("cache-control", "public, max-age=300").send(await publicKeySet(database)),
  );

  const tokenFor = async (name: string, session: Session, now: number): Promise<string> => {
    const { id, key } = await currentKey(now);
    const issuedAt = Math.floor(now / 1000);
    const permissions = [...session.permissions].filter((code) => code.startsWith(`${name}:`));
    return new SignJWT({ role: session.role, permissions: permissions.toSorted() })
      .setProtectedHeader({ alg: algorithm, kid: id })
      .setIssuer(publicUrl)
      .setAudience(name)
      .setSubject(session.operatorId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenLifetime)
      .sign(key);
  };

  const agents = backendAgents();
  const streams = new Set<IncomingMessage>();
  const endAtShutdown = (answer: IncomingMessage) => {
    if (app.stopping) answer.destroy();
    streams.add(answer);
    answer.on("close", () => streams.delete(answer));
  };
  // Event streams last for hours. Their readers connect again, to another node.
  app.addHook("preClose", (done) => {
    for (const answer of streams) answer.destroy();
    done();
  });
  app.addHook("onClose", (_app, done) => {
    for (const agent of Object.values(agents)) agent.destroy();
    done();
  });

  const waiting = new Map<string, number>();
  const count = (name: string, more: 1 | -1) => waiting.set(name, (waiting.get(name) ?? 0) + more);
  /** Counts a call from the end of its body until it's answered, so that slow senders don't use up the limit. */
  const whileWaiting = async <Result>(
    name: string,
    body: IncomingMessage | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if ((waiting.get(name) ?? 0) >= maxWaiting) throw new Refusal("backend_busy");
    let isOver = false;
    let isCounted = false;
    const begin = () => {
      if (isOver) return;
      isCounted = true;
      count(name, 1);
    };
    if (body) body.once("end", begin);
    else begin();
    try {
      return await work();
    } finally {
      isOver = true;
      if (isCounted) count(name, -1);
    }
  };

  const passOn = async (
    request: FastifyRequest<{ Params: Address }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { name } = request.params;
    // Without a length, the bytes are counted as they pass.
    if (Number(request.headers["content-length"] ?? 0) > uploadBytes)
      throw new Refusal("too_large");
    const found = await database
      .selectFrom("subApps")
      .select("backend")
      .where("name", "=", name)
      .executeTakeFirst();
    if (!found?.backend) throw new Refusal("not_found");
    const token = await tokenFor(name, request.session!, request.arrivedAt);
    const target = targetOf(found.backend, request.url);
    const lookup = openLookup(app, target);
    const { method } = request;
    const about = {
      name: "backend",
      kind: "client",
      attributes: { "sub_app.name": name },
    } as const;
    return inSpan(about, async (span) => {
      // Its connection may have ended while this waited for the database.
      if (isGone(request)) throw new Refusal("bad_input", [{ path: "", code: "malformed" }]);
      const body =
        method !== "GET" && method !== "HEAD" && hasBody(request.headers) ? request.raw : undefined;
      const call = {
        target,
        method,
        headers: {
          ...headersForBackend(method, request.headers),
          authorization: `Bearer ${token}`,
          traceparent: unrecordedTraceParent(request.id),
          ...traceHeaders(),
          "x-trace-id": request.id,
          "x-forwarded-for": request.ip,
          "x-forwarded-host": new URL(publicUrl).host,
          "x-forwarded-proto": new URL(publicUrl).protocol.slice(0, -1),
          "x-forwarded-prefix": backendPath(name),
        },
        body,
        lookup,
        agents,
        reply: reply.raw,
      };
      const answer = await whileWaiting(name, body, () => callBackend(call));
      span?.setAttribute("http.response.status_code", answer.statusCode ?? 0);
      try {
        const { status, headers, hasBody, isStream } = passedAnswer(answer, method, {
          name,
          target,
          publicUrl,
        });
        void reply.code(status).headers(headers);
        if (hasBody) {
          if (isStream) endAtShutdown(answer);
          return reply.send(bodyOf(answer, reply.raw));
        }
        answer.resume();
        return reply.send();
      } catch (error) {
        answer.destroy();
        throw error;
      }
    });
  };

  // Bodies are passed on as they are, so this scope parses none.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.route<{ Params: Address }>({
      method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      url: "/-/apps/:name/api/*",
      bodyLimit: uploadBytes,
      config: { isLong: true },
      onRequest: (request, reply) => {
        const access: AnyPermission = openPermission({ name: request.params.name });
        return admitOperator({ name: "subApp.backend", access }, request, reply);
      },
      handler: passOn,
    });
  });
};
