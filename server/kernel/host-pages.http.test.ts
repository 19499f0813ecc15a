// Pages of HOST_ORIGINS embed the console as a guest, from another origin of the same site. No other page has these
// rights.
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtFixture } from "#modules/registry/pages/fixture.ts";

const host = "https://portal.console.example";
const fixture = builtFixture();
let server: TestServer;
let alone: TestServer;
beforeAll(async () => {
  const options = {
    publicUrl: "https://console.example",
    pages: { root: fixture.root },
  };
  [server, alone] = await Promise.all([
    startTestServer({ ...options, hostOrigins: [host] }),
    startTestServer(options),
  ]);
});
afterAll(async () => {
  await Promise.all([server.close(), alone.close()]);
  fixture.remove();
});

const write = async (to: TestServer, headers: Record<string, string>) =>
  (await to.as("sales")).request("POST", "/cc-api/operator/updateBasicInfo", {
    body: { name: "Ada" },
    headers,
  });
const sibling = { origin: host, "sec-fetch-site": "same-site" };

/** Origins that look like the host's. */
const others = [
  "https://portal.console.example.evil.example",
  "https://evil-portal.console.example",
  "https://a.portal.console.example",
  "https://portal.console.example:8443",
  "http://portal.console.example",
  "HTTPS://PORTAL.CONSOLE.EXAMPLE",
  `${host}/`,
  `${host},https://evil.example`,
  "null",
  "",
];

describe("a host's page", () => {
  test("writes and reads the response", async () => {
    const answer = await write(server, sibling);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(host);
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
    expect(answer.headers.get("access-control-expose-headers")).toContain("x-session-seconds");
    expect(answer.headers.get("vary")).toMatch(/\borigin\b/i);
  });

  test("may send only the headers that the console's own page sends", async () => {
    const preflight = (headers: string) =>
      server.request("OPTIONS", "/cc-api/operator/updateBasicInfo", {
        headers: {
          ...sibling,
          "access-control-request-method": "POST",
          "access-control-request-headers": headers,
        },
      });
    const { status, headers } = await preflight(
      "content-type,traceparent,x-trace-id,x-page-account,x-unattended",
    );
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(host);
    expect(headers.get("access-control-allow-headers")).toBe(
      "content-type, traceparent, x-trace-id, x-page-account, x-approval-reason, x-unattended, authorization, idempotency-key",
    );
    expect(headers.get("access-control-allow-methods")).not.toContain("*");
  });

  test("reads errors, pages and files, and caches keep them apart by origin", async () => {
    for (const path of ["/auth/account/info", "/", "/finance/index.html", "/none.js"]) {
      const { headers } = await server.request("GET", path, { headers: sibling });
      expect(headers.get("access-control-allow-origin"), path).toBe(host);
      expect(headers.get("vary"), path).toMatch(/\borigin\b/i);
      expect(headers.get("cross-origin-resource-policy")).toBe("same-site");
    }
  });

  test("can read a 503 under overload, while preflights still pass", async () => {
    const load = { requests: 0 };
    const full = await startTestServer({
      publicUrl: "https://console.example",
      hostOrigins: [host],
      load,
    });
    const answer = await full.request("GET", "/auth/account/info", { headers: sibling });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("access-control-allow-origin")).toBe(host);
    const preflight = await full.request("OPTIONS", "/cc-api/operator/updateBasicInfo", {
      headers: { ...sibling, "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    await full.close();
  });

  test("signs out with a call of its own, but not with a picture or link @security-9", async () => {
    const sales = await server.as("sales");
    const referer = `${host}/forum`;
    const logout = (mode: string, dest: string, headers: Record<string, string>) =>
      sales.request("GET", "/auth/session/logout", {
        headers: { ...headers, "sec-fetch-mode": mode, "sec-fetch-dest": dest },
      });
    const hidden = { "sec-fetch-site": "same-site" };
    for (const [mode, dest, headers] of [
      ["navigate", "document", sibling],
      ["navigate", "document", { ...hidden, referer }],
      ["no-cors", "image", hidden],
      ["no-cors", "image", { ...hidden, referer }],
      ["no-cors", "script", { ...hidden, referer }],
      ["cors", "image", { ...sibling, referer }],
    ] as const)
      expect((await logout(mode, dest, headers)).status, `${mode} ${dest}`).toBe(403);
    expect((await logout("cors", "empty", sibling)).status).toBe(200);
    expect((await sales.request("GET", "/auth/account/info")).status).toBe(401);
  });
});

describe("any other page", () => {
  test.each(others)("of origin %j is rejected and reads nothing @security-8", async (origin) => {
    for (const site of ["same-site", "cross-site"]) {
      const answer = await write(server, { origin, "sec-fetch-site": site });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: "cross_site" });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
    expect((await write(server, { origin })).status).toBe(403);
  });

  test("of the same site that hides its origin is rejected @security-8", async () => {
    const hidden: Record<string, string>[] = [
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "same-site", referer: "https://evil.console.example/" },
      { "sec-fetch-site": "cross-site", origin: host },
    ];
    for (const headers of hidden) expect((await write(server, headers)).status).toBe(403);
  });

  test("can't frame the console", async () => {
    const policyOf = async (to: TestServer) =>
      (await to.request("GET", "/", { headers: { accept: "text/html" } })).headers.get(
        "content-security-policy",
      );
    expect(await policyOf(server)).toContain(`frame-ancestors ${host};`);
    expect(await policyOf(alone)).toContain("frame-ancestors 'none';");
  });
});

test("without HOST_ORIGINS no page of another origin is admitted @security-8", async () => {
  const answer = await write(alone, sibling);
  expect(answer.status).toBe(403);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("a file cached before a host was added is readable by its page", async () => {
  const { headers } = await alone.request("GET", "/assets/index-abcdefgh.js");
  expect(headers.get("cache-control")).toContain("immutable");
  expect(headers.get("vary")).toMatch(/\borigin\b/i);
});

test("over plain HTTP, without Sec-Fetch headers, other pages are rejected too @security-9", async () => {
  const evil = "http://evil.example";
  const entry = await server.request("GET", "/guest/entry.js", { headers: { origin: evil } });
  expect(entry.text).toContain("host_refused");
  const sales = await server.as("sales");
  const foreign: Record<string, string>[] = [
    { origin: evil },
    { origin: "null" },
    { referer: `${evil}/page` },
  ];
  for (const headers of foreign)
    expect((await sales.request("GET", "/auth/session/logout", { headers })).status).toBe(403);
  const own = { referer: `${server.url}/finance` };
  expect((await sales.request("GET", "/auth/session/logout", { headers: own })).status).toBe(200);
});

test("a page that may not embed the console learns from the entry script what to do", async () => {
  const entryFor = async (to: TestServer, headers: Record<string, string>) => {
    const answer = await to.request("GET", "/guest/entry.js", { headers });
    const said = /^throw .*?"(.*)"\)/.exec(answer.text)?.[1];
    return { ...answer, said };
  };
  const unlisted = await entryFor(server, { ...sibling, origin: "https://shop.console.example" });
  expect(unlisted.said).toContain("https://console.example. Add this origin to HOST_ORIGINS");
  expect(unlisted.text).toContain('name: "GuestError", code: "host_refused"');
  expect(unlisted.headers.get("access-control-allow-origin")).toBe("*");
  expect(unlisted.headers.get("access-control-allow-credentials")).toBeNull();
  expect(unlisted.headers.get("cache-control")).toBe("no-store");
  const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await entryFor(server, elsewhere)).said).toContain("on another site");
  expect((await entryFor(alone, sibling)).said).toContain("Add this origin");
  for (const headers of [sibling, { "sec-fetch-site": "same-origin" }]) {
    const answer = await entryFor(server, headers);
    expect(answer.said).toBeUndefined();
    expect(answer.headers.get("access-control-allow-origin")).not.toBe("*");
  }
  for (const path of ["/guest/index.html", "/guest/classic.js"]) {
    const read = await server.request("GET", path, { headers: elsewhere });
    expect(read.status).toBe(200);
    expect(read.headers.get("access-control-allow-origin")).toBe("*");
    const byHost = await server.request("GET", path, { headers: sibling });
    expect(byHost.headers.get("access-control-allow-origin")).toBe(host);
  }
  const config = await server.request("GET", "/guest/console.json", { headers: elsewhere });
  expect(config.headers.get("access-control-allow-origin")).toBeNull();
});
