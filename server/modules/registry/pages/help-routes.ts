import { createHash } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "#kernel/security-headers.ts";
import { cachedFiles } from "./read-file.ts";
import { sendFile } from "./send-file.ts";

/** The generator's own inline scripts, which set the theme before the first frame. */
const hashesOfScripts = (html: string): string[] =>
  Array.from(
    html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g),
    ([, code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`,
  );

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
      if (!file) return reply.callNotFound();
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
