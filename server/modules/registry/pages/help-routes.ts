import { createHash } from "node:crypto";
import { join } from "node:path";
import type { LocalizedText } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "#kernel/security-headers.ts";
import { sendNotBuilt } from "./not-built.ts";
import { cachedFiles } from "./read-file.ts";
import { sendFile } from "./send-file.ts";

/** The generator's own inline scripts, which set the theme before the first frame. */
const hashesOfScripts = (html: string): string[] =>
  Array.from(
    html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g),
    ([, code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`,
  );

const notBuilt: LocalizedText = {
  "en-US":
    "The handbook isn't built yet. After npm start that takes a minute, and it opens here by itself. Otherwise, run npm run build.",
  "zh-CN":
    "手册尚未构建。通过 npm start 启动后大约需要一分钟，完成后将在此自动打开；否则请运行 npm run build。",
};

/**
 * Serves the built handbook at `/help`. It needs no session: people need it to sign in, and it contains none of this
 * console's data.
 */
export const addHelp = (app: FastifyInstance, root: string): void => {
  const folder = join(root, "docs", "dist");
  const read = cachedFiles();
  const find = (path: string) =>
    /(^|\/)$/.test(path)
      ? read(folder, `${path}index.html`)
      : (read(folder, path) ?? read(folder, `${path}.html`));
  const method = ["GET", "HEAD"];
  app.route({ method, url: "/help", handler: (_, reply) => reply.redirect("/help/") });
  app.route<{ Params: { "*": string } }>({
    method,
    url: "/help/*",
    handler: async (request, reply) => {
      const path = request.params["*"];
      const found = find(path);
      const file = found ?? read(folder, "404.html");
      if (!file) {
        return sendNotBuilt(reply, notBuilt, path.startsWith("zh/") ? "zh-CN" : "en-US");
      }
      if (!found) void reply.code(404);
      if (file.type.startsWith("text/html")) {
        const scripts = hashesOfScripts(file.text());
        const policy = contentSecurityPolicy(undefined, { scripts });
        void reply.header("content-security-policy", policy);
      }
      const isHashed = found !== undefined && path.startsWith("assets/");
      return sendFile(request, reply, file, isHashed ? "immutable" : "revalidated");
    },
  });
};
