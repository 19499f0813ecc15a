import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const examples = join(root, "../../examples");
const types: { [extension: string]: string } = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".css": "text/css",
  ".txt": "text/plain",
};
/**
 * A host's policy; `more` are origins that it allows for its sub-apps' needs, including workers.
 */
const strictPolicy = (more: string): string => {
  const workers = more && "; worker-src 'self' blob:";
  const first = `default-src 'none'; script-src 'self' 'nonce-fixture' ${more}; style-src 'self' 'nonce-fixture'; connect-src 'self' ${more}; base-uri 'none'`;
  // Without a worker-src, script-src applies to workers, in each policy.
  return `${first}${workers}, script-src 'self' 'unsafe-inline' ${more}${workers}`;
};
const strictPage = (script: string): string =>
  `<!doctype html><title>Strict</title><body><script type="module" nonce="fixture" src="${encodeURI(script)}"></script></body>`;
/**
 * A page with the hashes of its neighbours: fixed ones would depend on the checkout's line endings.
 */
const withHashes = async (file: string): Promise<string> => {
  const page = await readFile(file, "utf8");
  const hashes = [...page.matchAll(/sha256-of-([\w.-]+)/g)].map(async ([, neighbour = ""]) => {
    const content = await readFile(join(dirname(file), neighbour));
    return `sha256-${createHash("sha256").update(content).digest("base64")}`;
  });
  const known = await Promise.all(hashes);
  return page.replace(/sha256-of-[\w.-]+/g, () => known.shift() ?? "");
};

/** One request as the server saw it. */
export interface SeenRequest {
  url: string;
  cookie: string | undefined;
  closed: boolean;
}

/**
 * Serves the runtime tests' fixture sub-apps without Vite's transforms, below
 * `/fixtures/<scenario>/`. The query makes a response fail: `status=500`, `hang`, `once=503` (the
 * first time only), `type=text/html`, `max-age=60` (cacheable), `redirect=<url>`, `gone-after=1`
 * (404 from then on). `sha256-of-FILE` in a page is replaced with that neighbour's hash.
 * `/fixtures/seen?scenario=` lists a scenario's requests, `/fixtures/other-origin` returns the
 * address of the same server on another port, `/fixtures/strict-page?script=` is a page under a
 * strict Content-Security-Policy that runs one module; `origins` are allowed in it.
 * `/fixtures/examples/NAME/` is the committed build of an example.
 */
export const fixtureServer = (): Plugin => {
  const seen: SeenRequest[] = [];
  const counts = new Map<string, number>();
  let otherOrigin = "";

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://fixtures");
    const { searchParams: query } = url;
    const path = normalize(url.pathname.replace(/^\/(?:fixtures\/)?/, ""));
    const { origin } = request.headers;
    const age = query.get("max-age");
    response.setHeader("cache-control", age ? `max-age=${age}` : "no-store");
    if (origin) response.setHeader("access-control-allow-origin", origin);
    response.setHeader("access-control-allow-credentials", "true");
    const json = (value: unknown) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(value));
    };
    if (path === "other-origin") return json(otherOrigin);
    if (path === "seen")
      return json(seen.filter(({ url }) => url.includes(`/${query.get("scenario")}/`)));

    if (path === "strict-page") {
      response.setHeader("content-type", "text/html");
      response.setHeader("content-security-policy", strictPolicy(query.get("origins") ?? ""));
      return response.end(strictPage(query.get("script") ?? ""));
    }

    const record: SeenRequest = { url: url.href, cookie: request.headers.cookie, closed: false };
    seen.push(record);
    response.on("close", () => (record.closed = true));
    const count = (counts.get(url.href) ?? 0) + 1;
    counts.set(url.href, count);
    if (query.has("hang")) return undefined;
    const target = query.get("redirect");
    if (target) return response.writeHead(302, { location: target }).end();
    const once = query.get("once");
    const fails = once && count === 1 ? once : query.get("status");
    if (fails) return response.writeHead(Number(fails)).end();
    if (query.has("gone-after") && count > Number(query.get("gone-after")))
      return response.writeHead(404).end();
    try {
      // A folder with numbered versions simulates deployments: the n-th request gets the n-th.
      const versions = query.get("versions")?.split(",");
      const file = versions
        ? join(path, "..", versions[Math.min(count, versions.length) - 1] ?? "")
        : path;
      const isPage = extname(file) === ".html";
      const [, example = "", built = ""] = /^examples[\\/]([^\\/]+)[\\/](.+)/.exec(file) ?? [];
      const stored = example ? join(examples, example, "dist", built) : join(root, file);
      const body = await (isPage ? withHashes : readFile)(stored);
      response.setHeader("content-type", query.get("type") ?? types[extname(file)] ?? "text/plain");
      return response.end(body);
    } catch {
      return response.writeHead(404).end();
    }
  };

  return {
    name: "fixture-server",
    configureServer(server) {
      const other = createServer((request, response) => void answer(request, response));
      other.listen(0, "127.0.0.1", () => {
        otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      });
      other.unref();
      server.httpServer?.on("close", () => other.close());
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith("/fixtures/")) void answer(request, response);
        else next();
      });
    },
  };
};
