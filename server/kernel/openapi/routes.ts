import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type Endpoint, isKeyEndpoint, type OperatorEndpoint } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import { sessionCookieName } from "../session-cookie.ts";
import { openApiDocument } from "./document.ts";
import { publicApiDocument } from "./public-document.ts";

const isOperatorEndpoint = (endpoint: Endpoint): endpoint is OperatorEndpoint =>
  !isKeyEndpoint(endpoint) && !endpoint.scim;

/**
 * `/openapi.json` of the console and `/api/v1/openapi.json`; the page at `/docs` shows both. SCIM describes itself, at
 * `/scim/v2/Schemas`.
 */
export const addOpenApi = (app: FastifyInstance, all: readonly Endpoint[]): void => {
  const endpoints = all.filter((one) => isKeyEndpoint(one) || isOperatorEndpoint(one));
  const { publicUrl } = app.services;
  const serve = (path: string, make: () => unknown) => {
    let document: string | undefined;
    // More than a megabyte without it.
    let compressed: Promise<Buffer> | undefined;
    app.get(path, async (request, reply) => {
      document ??= JSON.stringify(make());
      void reply
        .header("cache-control", "no-cache")
        // With what CORS sets.
        .header("vary", [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "))
        .type("application/json; charset=utf-8");
      if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(document);
      compressed ??= promisify(brotliCompress)(document, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
      });
      return reply.header("content-encoding", "br").send(await compressed);
    });
  };
  serve("/openapi.json", () =>
    openApiDocument(endpoints.filter(isOperatorEndpoint), {
      url: publicUrl,
      sessionCookie: sessionCookieName(publicUrl),
    }),
  );
  serve("/api/v1/openapi.json", () =>
    publicApiDocument(endpoints.filter(isKeyEndpoint), publicUrl),
  );
};
