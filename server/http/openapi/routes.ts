import type { Endpoint } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import { sendHtml } from "../html.ts";
import { sessionCookieName } from "../session-cookie.ts";
import { openApiDocument } from "./document.ts";
import { openApiPage } from "./page.ts";

/** `/openapi.json` for machines and `/docs` for people. */
export const addOpenApi = (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  const { publicUrl } = app.services;
  let document: string | undefined;
  app.get("/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(
      openApiDocument(endpoints, { url: publicUrl, sessionCookie: sessionCookieName(publicUrl) }),
    );
    return reply
      .header("cache-control", "no-cache")
      .type("application/json; charset=utf-8")
      .send(document);
  });
  app.get("/docs", (request, reply) =>
    sendHtml(reply, (nonce) => openApiPage(endpoints, request.locale, nonce)),
  );
};
