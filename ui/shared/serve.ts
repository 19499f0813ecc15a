import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { SharedMode } from "./modules.ts";
import { sharedOutput } from "./paths.ts";

const fileName = /^\/([\w.-]+\.(?:js|css))(?:\?|$)/;

const answer = async (
  mode: SharedMode,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> => {
  const name = fileName.exec(request.url ?? "")?.[1];
  const content = name && (await readFile(join(sharedOutput(mode), name)).catch(() => undefined));
  if (!content) return next();
  const type = name.endsWith(".css") ? "text/css" : "text/javascript";
  response.setHeader("Content-Type", `${type}; charset=utf-8`);
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.end(content);
};

/** Serves a mode's shared files from disk. For dev servers; the console's own server has its own route. */
export const serveShared =
  (mode: SharedMode) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void =>
    void answer(mode, request, response, next);
