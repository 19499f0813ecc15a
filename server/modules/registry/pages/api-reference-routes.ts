import { join } from "node:path";
import type { LocalizedText } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy, newNonce } from "#kernel/security-headers.ts";
import { sendNotBuilt } from "./not-built.ts";
import { cachedFiles } from "./read-file.ts";
import { sendCompressed, sendFile } from "./send-file.ts";

const notBuilt: LocalizedText = {
  "en-US":
    "The API reference isn't built yet. After npm start that takes a minute, and it opens here by itself. Otherwise, run npm run build.",
  "zh-CN":
    "接口文档尚未构建。通过 npm start 启动后大约需要一分钟，完成后将在此自动打开；否则请运行 npm run build。",
};

/**
 * Serves the built API reference at `/docs`. Like the OpenAPI documents that it shows, it needs no session. Unlike
 * other pages, it sets `style` attributes, for line numbers; scripts and style elements need the nonce.
 */
export const addApiReference = (app: FastifyInstance, root: string): void => {
  const folder = join(root, "api-reference", "dist");
  const read = cachedFiles();
  const method = ["GET", "HEAD"];
  app.route({
    method,
    url: "/docs",
    handler: (request, reply) => {
      const file = read(folder, "index.html");
      if (!file) return sendNotBuilt(reply, notBuilt, request.locale);
      const nonce = newNonce();
      const policy = contentSecurityPolicy(nonce, { styleAttributes: ["'unsafe-inline'"] });
      void reply
        .header("content-security-policy", policy)
        .header("cache-control", "no-store")
        .header("vary", "accept-language, accept-encoding")
        .type("text/html; charset=utf-8");
      const html = file
        .text()
        .replaceAll("page-nonce", nonce)
        .replace("page-language", request.locale);
      return sendCompressed(request, reply, html);
    },
  });
  app.route<{ Params: { "*": string } }>({
    method,
    url: "/docs/assets/*",
    handler: (request, reply) => {
      const file = read(join(folder, "assets"), request.params["*"]);
      return file ? sendFile(request, reply, file, "immutable") : reply.callNotFound();
    },
  });
};
