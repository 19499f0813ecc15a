import { readSharedManifest } from "@console-shell/ui/shared";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { Connect, HtmlTagDescriptor, Plugin } from "vite";
import { entryPageFile, entryScript, markEntry, replaceEntry } from "./entry-page.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

const standaloneScript = "/@console-standalone";
/** The console's font; inside the console, its page brings it. */
const font = "@fontsource-variable/inter/wght.css";
const standaloneMark = "?console-standalone";

/** Whether the page is opened in a browser, as opposed to fetched by the shell. */
const isNavigation = (request: IncomingMessage): boolean =>
  request.headers["sec-fetch-mode"] === "navigate" ||
  (!request.headers["sec-fetch-mode"] && !!request.headers.accept?.includes("text/html"));

const importMap = (): HtmlTagDescriptor => {
  const { imports, integrity } = readSharedManifest("development");
  return {
    tag: "script",
    attrs: { type: "importmap" },
    children: JSON.stringify({ imports, integrity }),
    injectTo: "head-prepend",
  };
};

/**
 * The dev server's two pages: the shell gets the entry page as is; a browser gets a page that runs the
 * sub-app standalone.
 */
export const subAppStandalone = (
  subApp: () => SubAppPackage,
  permissions: () => readonly string[],
): Plugin => {
  let root = "";
  return {
    name: "console:sub-app-standalone",
    apply: "serve",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === standaloneScript ? id : null),
    load(id) {
      if (id !== standaloneScript) return null;
      return `import ${JSON.stringify(createRequire(import.meta.url).resolve(font))};
import { runStandalone } from "@console-shell/sdk/standalone";
void runStandalone(import(${JSON.stringify(entryScript(root))}), ${JSON.stringify({ name: subApp().name, permissions: permissions() })});`;
    },
    transformIndexHtml: {
      order: "pre",
      handler(html, { originalUrl }) {
        if (!originalUrl?.endsWith(standaloneMark)) return markEntry(html);
        return { html: replaceEntry(html, standaloneScript), tags: [importMap()] };
      },
    },
    configureServer(server) {
      const answer = async (
        request: Connect.IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ): Promise<void> => {
        try {
          const mark = isNavigation(request) ? standaloneMark : "";
          const page = await readFile(entryPageFile(root), "utf8");
          const address = (request.originalUrl ?? "/") + mark;
          const html = await server.transformIndexHtml("/index.html", page, address);
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.setHeader("Cache-Control", "no-store");
          response.end(html);
        } catch (error) {
          next(error);
        }
      };
      return () => {
        server.middlewares.use((request, response, next) => {
          const address = request.originalUrl ?? "";
          const wanted = isNavigation(request) || /index\.html(?:\?|$)/.test(address);
          if (request.method !== "GET" || !wanted) return next();
          void answer(request, response, next);
        });
      };
    },
  };
};
