// The security headers are on every response, of any kind.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { BinarySchema, type Endpoint, endpoints, publicEndpoints } from "@console-shell/contract";
import type { TestRequest } from "@console-shell/testing/test-client";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addClientAppWithKey } from "#modules/clients/public-api/testing/add-client-app-with-key.ts";
import { throttleRules } from "#modules/identity/session/throttle/rules.ts";
import { takeTry } from "#modules/identity/session/throttle/tries.ts";
import { builtFixture } from "#modules/registry/pages/fixture.ts";
import { type DemoServer, startDemoServer } from "./testing/demo-server.ts";

const fixture = builtFixture();
let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer({
    publicUrl: "https://localhost",
    pages: { root: fixture.root },
  });
});
afterAll(async () => {
  await demo.server.close();
  fixture.remove();
});

const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

const code = /^'self'( 'nonce-[A-Za-z0-9+/]{22}==')?$/;

const expectSafe = (headers: Headers) => {
  const [first = "", second] = (headers.get("content-security-policy") ?? "").split(", ");
  const policy = directivesOf(first);
  expect(policy.get("default-src")).toBe("'self'");
  expect(policy.get("script-src")).toMatch(code);
  expect(policy.get("style-src")).toMatch(code);
  for (const name of ["connect-src", "media-src"])
    expect(policy.get(name), name).toBe("'self' data: blob:");
  expect(policy.get("frame-src")).toBe("'self'");
  expect(policy.get("worker-src")).toBe("'none'");
  for (const name of ["frame-ancestors", "base-uri", "object-src"])
    expect(policy.get(name), name).toBe("'none'");
  expect(policy.get("form-action")).toBe("'self'");
  expect(first).not.toMatch(/unsafe-|\*|https?:/);
  // The console's page has one more, which can only restrict.
  if (second !== undefined)
    expect(second).toBe(
      "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; worker-src 'none'",
    );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headers.get("x-powered-by")).toBeNull();
};

const all: readonly Endpoint[] = endpoints;
const calls = all
  // It would end the session of all the others.
  .filter(({ name }) => name !== "session.logout")
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

test.each(calls)("%s, successful and rejected @security-26", async (_title, endpoint) => {
  const { method, output } = endpoint;
  const address = demo.addressOf(endpoint);
  // No body is valid, so nothing is changed along the way.
  const options = method === "GET" ? {} : { body: { undeclared: 1 } };
  const answers = [demo.root, demo.server].map((client) =>
    client.request(method, address, options),
  );
  for (const { status, headers } of await Promise.all(answers)) {
    expect(status).toBeLessThan(500);
    expectSafe(headers);
    const mayKeep = output === BinarySchema && headers.get("content-type")?.startsWith("image/");
    expect(headers.get("cache-control")).toBe(
      mayKeep && status === 200 ? "private, no-cache" : "no-store",
    );
  }
});

const reports = new Set([
  "audit.verify",
  "clientApp.usage.days",
  "clientApp.usage.list",
  "clientApp.usage.series",
  "erasure.export",
  "finance.billing.fingerprints",
  "finance.billing.open",
  "finance.billing.preview",
  "finance.reconciliation",
  "library.added",
  "usage.clientApp",
  "usage.clientApps",
  "usage.operations",
  "usage.searches",
  "usage.series",
  "usage.storage",
  "usage.summary",
]);
const readsMuch = all.filter(({ name, summary }) => reports.has(name) || / CSV\b/.test(summary));

test.each(readsMuch.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s runs as a report, concurrently with other calls",
  async (_name, endpoint) => {
    const open = vi.spyOn(demo.server.services.reports, "open");
    const address = demo.addressOf(endpoint);
    const query = {
      ...(endpoint.name.startsWith("finance.billing.") && { month: "2026-01" }),
      ...(endpoint.name === "clientApp.usage.days" && { id: [crypto.randomUUID()] }),
      ...(endpoint.name === "library.added" && { ids: crypto.randomUUID() }),
    };
    const { status } = await demo.root.request("GET", address, { query });
    expect(status).toBe(200);
    expect(open).toHaveBeenCalledTimes(1);
    open.mockReturnValueOnce(undefined);
    const refused = await demo.root.request("GET", address, { query });
    open.mockRestore();
    expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(refused.headers.get("retry-after")).toBe("5");
  },
);

test("signing out", async () => {
  const { headers } = await demo.server.request("GET", "/auth/session/logout");
  expectSafe(headers);
  expect(headers.get("cache-control")).toBe("no-store");
});

test.each(publicEndpoints.map(({ name }) => name))(
  "%s, successful and rejected @security-26",
  async (name) => {
    const { server } = demo;
    const { database } = server.services;
    const facts = { database, ownerId: server.operatorIds.root, now: server.clock.now() };
    const clientApp = await addClientAppWithKey(server, facts);
    const endpoint = publicEndpoints.find((one) => one.name === name)!;
    const options = endpoint.method === "GET" ? {} : { body: { undeclared: 1 } };
    for (const client of [clientApp, server]) {
      const address = demo.addressOf(endpoint);
      const { status, headers } = await client.request(endpoint.method, address, options);
      expect(status).toBeLessThan(500);
      expectSafe(headers);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  },
);

const navigation = { accept: "text/html", "sec-fetch-mode": "navigate" };

describe("other requests", () => {
  const addresses: [
    method: string,
    path: string,
    status: number,
    headers?: Record<string, string>,
  ][] = [
    ["GET", "/", 200, navigation],
    ["HEAD", "/", 200, navigation],
    ["GET", "/finance/clients", 200, navigation],
    ["GET", "/no/such/page", 200, navigation],
    ["GET", "/finance/index.html", 302, navigation],
    ["GET", "/finance/index.html", 200],
    ["GET", "/favicon.svg", 200],
    ["GET", "/assets/index-abcdefgh.js", 200],
    ["HEAD", "/assets/index-abcdefgh.js", 200],
    ["GET", "/shared/react-12345678.js", 200],
    ["GET", "/finance/assets/main-12345678.js", 200],
    ["GET", "/assets/gone-12345678.js", 404],
    ["GET", "/docs", 503],
    ["GET", "/openapi.json", 200],
    ["GET", "/api/v1/openapi.json", 200],
    ["GET", "/dev/mailbox", 200],
    ["GET", "/healthz", 200],
    ["HEAD", "/healthz", 200],
    ["GET", "/readyz", 200],
    ["POST", "/", 404],
    ["OPTIONS", "/", 404],
    ["TRACE", "/", 404],
  ];
  test.each(addresses)("%s %s, %i @security-26", async (method, path, status, headers) => {
    const answer = await demo.server.request(method, path, { ...(headers && { headers }) });
    expect(answer.status).toBe(status);
    expectSafe(answer.headers);
  });

  test("a file in the browser's cache", async () => {
    const first = await demo.server.request("GET", "/favicon.svg");
    const again = await demo.server.request("GET", "/favicon.svg", {
      headers: { "if-none-match": first.headers.get("etag")! },
    });
    expect(again.status).toBe(304);
    expectSafe(again.headers);
  });
});

describe("every kind of call error", () => {
  const registration = "/mc-api/basic/applicant/add";
  const challengeId = "a".repeat(43);
  const frames = [["data:image/jpeg;base64,AAAA"], ["data:image/jpeg;base64,AAAA"]];
  const errors: [status: number, method: string, path: string, request?: TestRequest][] = [
    [400, "GET", "/mc-api/operator/%ff"],
    [400, "POST", registration, { body: {} }],
    [400, "POST", registration, { form: "{", headers: { "content-type": "application/json" } }],
    [401, "GET", "/auth/account/info"],
    [401, "POST", "/auth/session/login", { body: { account: "nobody", password: "no" } }],
    [403, "POST", registration, { headers: { "sec-fetch-site": "cross-site" } }],
    [404, "GET", "/mc-api/nothing"],
    [404, "GET", "/auth/nothing", { headers: navigation }],
    [405, "PUT", registration, { body: {} }],
    [405, "HEAD", "/auth/account/info"],
    [413, "POST", registration, { body: { name: "a".repeat(5_000_000) } }],
    [415, "POST", registration, { form: "a", headers: { "content-type": "text/plain" } }],
    [429, "POST", "/auth/cam/login", { body: { account: "a", challengeId, frames } }],
  ];
  test.each(errors)("%i %s %s @security-26", async (status, method, path, request) => {
    const { server } = demo;
    const rule = throttleRules.faceLoginFromAddress;
    if (status === 429)
      for (let tries = 0; tries < rule.limit; tries += 1)
        await takeTry(server.services.database, rule, ["127.0.0.1"], server.clock.now());
    const answer = await server.request(method, path, request);
    expect(answer.status).toBe(status);
    expectSafe(answer.headers);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("403, without the permission", async () => {
    const sales = await demo.server.as("sales");
    const answer = await sales.request("GET", "/mc-api/operator/list");
    expect(answer.status).toBe(403);
    expectSafe(answer.headers);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["400, malformed HTTP", "NONSENSE\r\n\r\n", 400],
    ["413, oversized headers", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(20_000)}`, 413],
  ])("%s", async (_kind, sent, status) => {
    const { hostname, port } = new URL(demo.server.url);
    const socket = connect(Number(port), hostname);
    socket.end(sent);
    const [head = ""] = (await text(socket)).split("\r\n\r\n");
    const [line, ...headers] = head.split("\r\n");
    expect(line).toContain(` ${status} `);
    const named = headers.map((header) => header.split(/: (.*)/).slice(0, 2) as [string, string]);
    expectSafe(new Headers(named));
    expect(new Headers(named).get("cache-control")).toBe("no-store");
  });

  test("500 @security-26", async () => {
    const { services } = demo.server;
    await sql`alter table applicants rename to applicants_gone`.execute(services.database);
    const answer = await demo.root.request("GET", "/mc-api/applicant/list");
    await sql`alter table applicants_gone rename to applicants`.execute(services.database);
    expect(answer.status).toBe(500);
    expectSafe(answer.headers);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
