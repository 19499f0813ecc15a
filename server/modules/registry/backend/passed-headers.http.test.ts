import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient, TestRequest } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildOf, teamOf } from "../testing/team.ts";

// What a backend and a browser learn of each other's headers, and what neither does.

let server: TestServer;
let backend: Server;
let root: TestClient & { cookie: string };
let origin: string;
let seen: { url: string; headers: IncomingHttpHeaders }[];
let answer: RequestListener;
const listen = async (one: Server): Promise<number> => {
  await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
  return (one.address() as AddressInfo).port;
};
const useBackend = (backend: string) =>
  root.call("PATCH /mc-api/sub-app/:name", { params: { name: "parking" }, body: { backend } });

beforeAll(async () => {
  server = await startTestServer();
  backend = createServer((request, response) => {
    seen.push({ url: request.url ?? "", headers: request.headers });
    request.resume();
    answer(request, response);
  });
  origin = `http://127.0.0.1:${await listen(backend)}`;
  root = await server.as("root");
  const team = await teamOf(server, "parking");
  await team.publish(buildOf("parking", "1.0.0"));
  await team.promote("stable", "1.0.0");
  await useBackend(origin);
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  backend.closeAllConnections();
  backend.close();
  await server.close();
});

const path = "/-/apps/parking/api/lots";
const call = (method = "GET", options: TestRequest = {}) => root.request(method, path, options);
/** Answers with these headers, and a body unless its status has none. */
const answers =
  (headers: Record<string, string | string[]>, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(status === 204 || status === 304 ? undefined : "{}");

test("a backend gets the headers of a list, and what the console says of the request @security-39", async () => {
  answer = answers({});
  const passed = {
    accept: "application/json",
    "accept-language": "zh-CN",
    "content-type": "application/json",
    "if-none-match": '"1"',
    range: "bytes=0-1",
    "last-event-id": "7",
    "idempotency-key": "abc",
    "x-app-lots": "9",
  };
  const dropped = Object.fromEntries(
    [
      ..."x_forwarded_for x_authorization x-original-url x-rewrite-url true-client-ip".split(" "),
      ..."cf-connecting-ip x-remote-user x-http-method-override x-real-ip forwarded".split(" "),
      ..."origin referer te x-app-hop proxy-authorization x-hop x_app_lots x-page-account".split(
        " ",
      ),
      ..."tracestate baggage x-forwarded-port x-client-ip x-appengine-user".split(" "),
    ].map((name) => [name, "evil"]),
  );
  delete dropped["x-page-account"];
  await call("POST", {
    body: {},
    headers: {
      ...passed,
      ...dropped,
      origin: "http://console.test",
      authorization: "Bearer mine",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      "x-unattended": "1",
      connection: "keep-alive, x-hop, X-App-Hop",
    },
  });
  const [{ headers }] = seen as [(typeof seen)[0]];
  expect(headers).toMatchObject(passed);
  const own = "host connection content-length authorization traceparent x-trace-id".split(" ");
  const forwarded = "x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-prefix";
  expect(Object.keys(headers).toSorted()).toEqual(
    [...Object.keys(passed), ...own, ...forwarded.split(" ")].toSorted(),
  );
  expect(headers).toMatchObject({
    host: new URL(origin).host,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": "console.test",
  });
  expect(headers.authorization).not.toContain("mine");
});

test("no header of an answer acts for the console's origin @security-39", async () => {
  const useful = {
    etag: '"1"',
    "last-modified": "Sat, 28 Nov 2026 10:00:00 GMT",
    "content-language": "de",
    "content-disposition": 'inline; filename="lots.json"',
    "accept-ranges": "bytes",
    "retry-after": "3",
    "x-total-count": "2",
    "x-app-lots": "2",
    "server-timing": "db;dur=5",
  };
  const acting =
    "nel report-to reporting-endpoints www-authenticate speculation-rules use-as-dictionary set-login " +
    "sec-session-registration secure-session-registration set-cookie clear-site-data link refresh alt-svc " +
    "service-worker-allowed sourcemap x-sourcemap x-dns-prefetch-control x-accel-redirect x-accel-expires " +
    "x-sendfile accept-ch critical-ch permissions-policy document-policy origin-agent-cluster " +
    "access-control-allow-origin cross-origin-opener-policy timing-allow-origin x-frame-options " +
    "supports-loading-mode no-vary-search activate-storage-access expires pragma age via server date2 " +
    "connection-id x-powered-by avail-dictionary observe-browsing-topics attribution-reporting-register-source";
  answer = answers({
    ...useful,
    connection: "keep-alive, x-app-hop",
    "x-app-hop": "1",
    ...Object.fromEntries(acting.split(" ").map((name) => [name, "evil"])),
    "x-session-seconds": "1",
    "x-trace-id": "forged",
    "x-content-type-options": "none",
    "strict-transport-security": "max-age=0",
    "content-security-policy": "script-src *",
    "content-type": "application/json",
  });
  const { headers } = await call();
  for (const [name, value] of Object.entries(useful)) expect(headers.get(name), name).toBe(value);
  for (const name of acting.split(" ")) expect(headers.get(name) ?? "", name).not.toContain("evil");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("sandbox");
  expect(headers.get("x-trace-id")).not.toBe("forged");
  expect(Number(headers.get("x-session-seconds"))).toBeGreaterThan(1);
  expect(headers.get("x-app-hop")).toBeNull();
  expect(headers.get("x-backend-answer")).toBe("1");
});

test("an answer is stored by nobody on the way, and by its browser only to ask again @security-39", async () => {
  const cacheOf = async (headers: Record<string, string>, status?: number) => {
    answer = answers(headers, status);
    return (await call()).headers.get("cache-control");
  };
  expect(await cacheOf({ "cache-control": "public, max-age=600, s-maxage=600" })).toBe("no-store");
  for (const given of ["public, max-age=600", "private, max-age=600, immutable"])
    expect(await cacheOf({ etag: '"1"', "cache-control": given })).toBe("private, no-cache");
  expect(await cacheOf({ etag: '"1"' })).toBe("private, no-cache");
  expect(await cacheOf({ etag: '"1"', "cache-control": "No-Store" })).toBe("no-store");
  expect(await cacheOf({ etag: '"1"' }, 304)).toBe("private, no-cache");
});

test("redirects stay below the sub-app's path; others are refused @security-39", async () => {
  const prefix = "/-/apps/parking/api";
  const leads = async (location: string, status = 302) => {
    answer = answers({ location }, status);
    const { body, headers } = await call();
    return headers.get("location") ?? (body as { code?: string } | undefined)?.code;
  };
  const kept = {
    "/lots/5?a=b": `${prefix}/lots/5?a=b`,
    "lots/5": `${prefix}/lots/5`,
    "?page=2": `${prefix}/lots?page=2`,
    [`${origin}/lots/5`]: `${prefix}/lots/5`,
    [`${prefix}/lots/5`]: `${prefix}/lots/5`,
    [`http://console.test${prefix}/lots/5`]: `${prefix}/lots/5`,
    "/../../auth/session/logout": `${prefix}/auth/session/logout`,
    "/%2e%2e/%2e%2e/auth": `${prefix}/auth`,
  };
  for (const [given, expected] of Object.entries(kept))
    for (const status of [301, 302, 303, 307, 308])
      expect(await leads(given, status), given).toBe(expected);
  for (const given of [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "http://console.test/auth/session/logout",
    `http://console.test${prefix}/../../../auth/session/logout`,
    `http://me:pw@127.0.0.1:${new URL(origin).port}/`,
    "javascript:alert(1)",
    "http://",
  ])
    expect(await leads(given), given).toBe("backend_redirected");
  // The address of a new record elsewhere isn’t followed by browsers.
  expect(await leads("https://evil.example/", 201)).toBeUndefined();
  expect(await leads("/lots/5", 201)).toBe(`${prefix}/lots/5`);
});

test("an answer has one type, of data; all else is a download without one @security-39", async () => {
  const typeOf = async (type: string | string[] | undefined) => {
    answer = answers(type === undefined ? {} : { "content-type": type });
    const { headers } = await call();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const isDownload = headers.get("content-disposition") === "attachment";
    return `${headers.get("content-type")}${isDownload ? " download" : ""}`;
  };
  for (const type of ["application/json", "application/problem+json", "text/csv", "image/png"])
    expect(await typeOf(type)).toBe(type);
  expect(await typeOf('text/plain; charset="UTF-8"; a=b')).toBe("text/plain; charset=UTF-8");
  expect(await typeOf("Application/JSON;Charset=utf-8")).toBe("application/json; charset=utf-8");
  expect(await typeOf("text/plain;a=b, text/javascript")).toBe("text/plain");
  expect(await typeOf("image/svg+xml")).toBe("image/svg+xml download");
  for (const type of [
    undefined,
    "",
    "text/jscript",
    "text/plain, text/javascript",
    "*/*, text/javascript",
    "text/html",
    "application/xhtml+xml",
    "text/css",
    "application/wasm",
    "multipart/x-mixed-replace; boundary=a",
    ["application/json", "text/javascript"],
    ["application/json", "application/json"],
  ])
    expect(await typeOf(type), String(type)).toBe("application/octet-stream download");
  answer = answers({
    "content-type": "text/html",
    "content-disposition": 'Attachment; filename="a.html"',
  });
  expect((await call()).headers.get("content-disposition")).toBe('Attachment; filename="a.html"');
});

test("paths and queries arrive as they were sent, without dots that lead upwards", async () => {
  answer = answers({});
  const sent = {
    "/lots/a%2Fb": "/lots/a%2Fb",
    "/lots/100%25?q=%26&q=a%20b": "/lots/100%25?q=%26&q=a%20b",
    "/%E5%81%9C": "/%E5%81%9C",
    "//lots": "//lots",
    "/": "/",
    "/a?b?c": "/a?b?c",
  };
  for (const [given, expected] of Object.entries(sent)) {
    await root.request("GET", `/-/apps/parking/api${given}`);
    expect(seen.pop()?.url, given).toBe(expected);
  }
});

test("HEAD has the headers of GET, and a call without a body is sent without one", async () => {
  answer = (request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "2" });
    response.end(request.method === "HEAD" ? undefined : "{}");
  };
  const head = await call("HEAD");
  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers.get("content-length")).toBe("2");
  await call("DELETE");
  await call("POST");
  expect(seen.map(({ headers }) => headers["content-length"])).toEqual([undefined, "0", "0"]);
  expect((await root.request("OPTIONS", path)).status).toBe(404);
});

test("a server whose certificate nobody vouches for doesn't get the token @security-39", async () => {
  // A key of nobody's, only for this.
  const pem = await readFile(join(import.meta.dirname, "testing/unknown-authority.pem"));
  const impostor = createSecureServer({ key: pem, cert: pem }, (_request, response) => {
    seen.push({ url: "", headers: {} });
    response.end("{}");
  });
  await useBackend(`https://localhost:${await listen(impostor)}`);
  expect(await call()).toMatchObject({ status: 502, body: { code: "backend_unreachable" } });
  expect(seen).toEqual([]);
  impostor.close();
  await useBackend(origin);
});

test("an event stream reaches its reader before the first event, and ends with its reader", async () => {
  const gone = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    response.on("close", gone.resolve);
    void begun.promise.then(() => response.write("data: 1\n\n"));
  };
  const leaving = new AbortController();
  const { headers, body } = await fetch(server.url + path, {
    headers: { cookie: root.cookie },
    signal: leaving.signal,
  });
  expect(headers.get("content-type")).toBe("text/event-stream");
  expect(headers.get("x-accel-buffering")).toBe("no");
  begun.resolve();
  const { value } = await body!.getReader().read();
  expect(Buffer.from(value!).toString()).toBe("data: 1\n\n");
  leaving.abort();
  await gone.promise;
});
