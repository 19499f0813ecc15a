import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { Certificate } from "./certificate.ts";
import { builtFolder } from "./folders.ts";
import { listen, type BenchRequest, type BenchResponse, type Listening } from "./listen.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** Cross-origin isolation gives a page a clock resolution of 5 µs instead of 100. */
const isolated = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

export interface BenchServer extends Listening {
  /** Serves this page under its id, and passes on what the page reports. */
  expect(id: string, page: string, handlers: PageHandlers): () => void;
}

export interface PageHandlers {
  onMark(name: string): Promise<void>;
  onResult(answer: { figures?: unknown; error?: string }): void;
}

/**
 * Serves hosts and apps from one origin, over each version of HTTP. Responses under `/apps/40/` or
 * `/hosts/40/` are delayed by 40 ms: the latency of a network, without its noise.
 */
export const startServer = async (certificate: Certificate): Promise<BenchServer> => {
  const expected = new Map<string, { page: string; handlers: PageHandlers }>();
  const files = new Map<string, Buffer>();
  const fileAt = async (path: string): Promise<Buffer | undefined> => {
    const known = files.get(path);
    if (known) return known;
    const found = await readFile(join(builtFolder, normalize(path))).catch(() => undefined);
    if (found) files.set(path, found);
    return found;
  };
  const send = (response: BenchResponse, status: number, type: string, body: string | Buffer) => {
    // Served like files with a hash in their names: prefetched files are found in the cache.
    const cache = type === types[".html"] ? "no-cache" : "max-age=31536000, immutable";
    response.statusCode = status;
    const headers = { "content-type": type, "cache-control": cache, ...isolated };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  };
  const sendFile = async (response: BenchResponse, path: string) => {
    const [, folder = "", latency = "0", rest = ""] = /^(\/\w+)\/(\d+)(\/.*)$/.exec(path) ?? [];
    if (latency !== "0") await wait(Number(latency));
    const found = await fileAt(folder + rest);
    if (found) send(response, 200, types[extname(path)] ?? "application/octet-stream", found);
    else send(response, 404, "text/plain", "");
  };
  const answer = async (request: BenchRequest, response: BenchResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    const [, kind, id = ""] = pathname.split("/");
    const page = expected.get(id);
    if (kind === "run" && page) send(response, 200, types[".html"]!, page.page);
    else if (kind === "mark" && page) {
      await page.handlers.onMark(JSON.parse(await text(request)) as string);
      send(response, 200, "text/plain", "");
    } else if (kind === "result" && page) {
      const figures = await text(request);
      send(response, 200, "text/plain", "");
      page.handlers.onResult(JSON.parse(figures) as { figures?: unknown });
    } else await sendFile(response, pathname);
  };
  const listening = await listen((request, response) => {
    answer(request, response).catch((error: unknown) =>
      send(response, 500, "text/plain", String(error)),
    );
  }, certificate);
  return {
    ...listening,
    expect(id, page, handlers) {
      expected.set(id, { page, handlers });
      return () => void expected.delete(id);
    },
  };
};
