import replyFrom from "@fastify/reply-from";
import { type AnyPermission, uploadBytes } from "@console-shell/contract";
import { openPermission } from "@console-shell/contract/words/sub-app";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SignJWT } from "jose";
import { Transform } from "node:stream";
import type { Session } from "../../../kernel/call.ts";
import { admitOperator } from "../../../kernel/endpoint-route.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { inSpan, traceHeaders } from "../../../platform/tracing/spans.ts";
import { unrecordedTraceParent } from "../../../platform/tracing/trace-context.ts";
import { algorithm, publicKeySet, signingKeys } from "./signing-keys.ts";

/** Seconds for which a backend may accept a token. */
const tokenLifetime = 60;
/** Milliseconds to the first byte of an answer, and between two parts of it. */
const timeouts = { headersTimeout: 30_000, bodyTimeout: 120_000 };

/** What a backend must not see: the operator's session, and what only we may say about the request. */
const keptFromBackend =
  /^(?:cookie|authorization|tracestate|baggage|proxy-.*|forwarded|x-forwarded-.*|x-real-ip|origin|referer|sec-.*)$/;
/** What a backend must not set for the console's origin. */
const keptFromBrowser =
  /^(?:set-cookie|clear-site-data|access-control-.*|content-security-policy.*|strict-transport-security|service-worker-allowed|refresh|link|alt-svc)$/;
/** A backend sends data: none of it runs as a script or style of the console's origin. */
const runnable = /^(?:text|application)\/(?:x-)?(?:javascript|ecmascript|css|wasm)/i;

type Headers = Record<string, string | string[] | undefined>;

const without = (headers: Headers, isDropped: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));

/** Passes a body on, and fails it at the first byte over the limit. */
const limited = (body: NodeJS.ReadableStream): Transform => {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > uploadBytes ? new Refusal("too_large") : null, chunk);
    },
  });
  body.on("error", (error) => counter.destroy(error));
  return body.pipe(counter);
};

interface Address {
  name: string;
  "*": string;
}

/**
 * Passes `/-/apps/<name>/api/…` on to the sub-app's own server: without the console's cookies, with a token of a minute
 * that says who asks and with which of the sub-app's permissions. Its keys are at `/.well-known/jwks.json`.
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

  const passOn = async (
    request: FastifyRequest<{ Params: Address }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { name, "*": path } = request.params;
    const found = await database
      .selectFrom("subApps")
      .select("backend")
      .where("name", "=", name)
      .executeTakeFirst();
    if (!found?.backend) throw new Refusal("not_found");
    const token = await tokenFor(name, request.session!, request.arrivedAt);
    void reply.header("content-security-policy", "sandbox");
    const target = new URL(found.backend);
    // Not resolved against the origin: `//elsewhere.example` would be another server, which would get the token.
    target.pathname = `/${path}`;
    const about = {
      name: "backend",
      kind: "client",
      attributes: { "sub_app.name": name },
    } as const;
    return inSpan(about, async (span) => {
      await reply.from(target.href, {
        // A backend that can't answer now may have done part of the work.
        retryDelay: () => null,
        rewriteRequestHeaders: (_, headers) => ({
          ...without(headers, (header) => keptFromBackend.test(header)),
          authorization: `Bearer ${token}`,
          traceparent: unrecordedTraceParent(request.id),
          ...traceHeaders(),
          "x-trace-id": request.id,
          "x-forwarded-for": request.ip,
          "x-forwarded-host": new URL(publicUrl).host,
          "x-forwarded-proto": new URL(publicUrl).protocol.slice(0, -1),
          "x-forwarded-prefix": `/-/apps/${name}/api`,
        }),
        rewriteHeaders(headers) {
          const kept = without(
            headers,
            (header) => keptFromBrowser.test(header) || reply.hasHeader(header),
          );
          if (runnable.test(String(kept["content-type"] ?? "")))
            kept["content-type"] = "application/octet-stream";
          return { "cache-control": "no-store", ...kept };
        },
        onError: (_, { error }) => {
          const { cause } = error;
          void reply.send(
            cause instanceof Refusal
              ? cause
              : new Refusal("backend_unreachable", [], { cause: error }),
          );
        },
      });
      span?.setAttribute("http.response.status_code", reply.statusCode);
      return reply;
    });
  };

  // Bodies are passed on as they are, so this scope parses none.
  await app.register(async (scope) => {
    await scope.register(replyFrom, { undici: timeouts, disableRequestLogging: true });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, done) => done(null, limited(body)));
    scope.route<{ Params: Address }>({
      method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      url: "/-/apps/:name/api/*",
      bodyLimit: uploadBytes,
      onRequest: (request, reply) => {
        const access: AnyPermission = openPermission({ name: request.params.name });
        return admitOperator({ name: "subApp.backend", access }, request, reply);
      },
      handler: passOn,
    });
  });
};
