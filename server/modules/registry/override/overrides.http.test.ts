import type { ConsoleConfig } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { builtFixture } from "../pages/fixture.ts";
import { teamOf } from "../testing/team.ts";

// A developer's own page gets a sub-app from their dev server; nobody else's page does.

const fixture = builtFixture();
let server: TestServer;
let root: Awaited<ReturnType<TestServer["as"]>>;
beforeEach(async () => {
  server = await startTestServer({
    pages: { root: fixture.root },
    devOrigins: ["https://dev.example.com"],
  });
  root = await server.as("root");
});
afterEach(() => server.close());
afterAll(() => fixture.remove());

const origin = "http://localhost:5173";
const title = { "en-US": "Branch", "zh-CN": "分支" };
const manifest = {
  version: "0.2.0",
  title,
  pages: [{ path: "/clients", title, permission: "finance:client:read" }],
  permissions: [
    { code: "finance:branch:read", label: title },
    { code: "finance:ledger:read", label: title },
    { code: "management:branch:read", label: title },
  ],
};
const start = (more: object = {}, client = root) =>
  client.request("POST", "/mc-api/sub-app-override/start", {
    body: { name: "finance", origin, manifest, ...more },
  });
const listed = async () =>
  (await root.call("GET /mc-api/sub-app-override/list", { query: {} })).items.map(
    ({ app, origin, account }) => [app, origin, account],
  );

/** The policies of a page, and its sub-app of this name. */
const pageOf = async (cookie: string, name = "finance", path = `/${name}`) => {
  const { headers, text } = await server.request("GET", path, {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", cookie },
  });
  const config = JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig;
  const policies = headers.get("content-security-policy")!.replaceAll(/ 'nonce-[^']+'/g, "");
  return { policies, config, subApp: config.subApps.find((one) => one.name === name) };
};

test("only the session's own page gets the dev server, until it is stopped @security-38", async () => {
  const colleague = await server.as("root");
  const before = await pageOf(root.cookie);
  expect((await start({ ownCalls: true })).status).toBe(201);
  expect(await pageOf(colleague.cookie)).toEqual(before);
  const { policies, config, subApp } = await pageOf(root.cookie);
  expect(subApp).toEqual({
    ...manifest,
    name: "finance",
    entry: `${origin}/finance/index.html`,
    credentials: "same-origin",
    needs: { connect: ["ws://localhost:5173"] },
    development: {
      until: server.clock.now() + 8 * 3_600_000,
      // Not those that roles grant, nor another sub-app's.
      permissions: ["finance:branch:read"],
      calls: origin,
    },
  });
  expect(policies).toContain(`script-src 'self' ${origin};`);
  expect(policies).toContain(`, script-src 'self' ${origin} 'unsafe-inline'; style-src`);
  expect(policies).toContain(`connect-src 'self' ${origin} ws://localhost:5173 data: blob:;`);
  // Else the page would offer itself as a new version.
  expect(config.release).toBe(before.config.release);
  // A host's page may hide the bar that says so.
  const guest = await root.request("GET", "/guest/console.json");
  expect(guest.text).not.toContain(origin);
  expect((await root.request("POST", "/cc-api/sub-app-override/stop")).status).toBe(200);
  expect(await pageOf(root.cookie)).toEqual(before);
});

test("an override lasts 8 hours at most, and no longer than its session or the permission @security-38", async () => {
  const isOverridden = async ({ cookie } = root) =>
    (await pageOf(cookie)).subApp?.development !== undefined;
  await start();
  server.clock.advance(5 * 3_600_000);
  // Else the session itself would end.
  await root.request("GET", "/auth/account/info");
  server.clock.advance(3 * 3_600_000 - 1);
  expect(await isOverridden()).toBe(true);
  server.clock.advance(1);
  expect(await isOverridden()).toBe(false);
  expect(await listed()).toEqual([]);
  root = await server.as("root");
  await start();
  await root.request("GET", "/auth/session/logout");
  root = await server.as("root");
  expect(await listed()).toEqual([]);
  const { database } = server.services;
  const permission = "management:sub-app:override";
  await database.insertInto("rolePermissions").values({ role: "sales", permission }).execute();
  const sales = await server.as("sales");
  expect((await start({}, sales)).status).toBe(201);
  expect(await isOverridden(sales)).toBe(true);
  await database
    .deleteFrom("rolePermissions")
    .where("role", "=", "sales")
    .where("permission", "=", permission)
    .execute();
  expect(await isOverridden(sales)).toBe(false);
});

test("starting one needs the permission, fresh proof and a session @security-38", async () => {
  const { secret } = await teamOf(server, "parking");
  const body = { name: "parking", origin, manifest };
  const asTeam = await server.request("POST", "/mc-api/sub-app-override/start", {
    body,
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(asTeam.status).toBe(401);
  expect((await start({}, await server.as("admin"))).status).toBe(403);
  server.clock.advance(3_600_000);
  expect((await start()).body).toMatchObject({ code: "reauth_required" });
});

test.each([
  ["https://evil.example", "not_for_development"],
  ["http://localhost.evil.example:5173", "not_for_development"],
  ["https://dev.example.com:8443", "not_for_development"],
  // A page's policy can't name it.
  ["http://[::1]:5173", "invalid_format"],
  ["http://localhost:5173/", "invalid_format"],
  ["http://localhost:99999", "not_for_development"],
  ["javascript:alert(1)", "invalid_format"],
])("%s is refused as a dev server @security-38", async (other, code) => {
  const { status, body } = await start({ origin: other });
  expect([status, body]).toMatchObject([400, { fields: [{ path: "origin", code }] }]);
});

test("a link's manifest can't make the palette send other calls than searches @security-38", async () => {
  const search = { title, permission: "finance:client:read", label: "name", path: "/clients" };
  for (const call of ["GET /auth/session/logout", "POST /mc-api/operator/list", "GET /../x"])
    expect(await start({ manifest: { ...manifest, search: [{ ...search, call }] } })).toMatchObject(
      {
        status: 400,
        body: { fields: [{ path: "manifest.search.0.call", code: "unknown" }] },
      },
    );
});

test("where somebody signs in, nothing comes from a dev server @security-38", async () => {
  const before = await pageOf(root.cookie, "finance", "/user/login");
  await start();
  expect(await pageOf(root.cookie, "finance", "/user/login?from=x")).toEqual(before);
});

test("a dev server may be on this computer, or listed", async () => {
  for (const other of ["https://localhost", "http://127.0.0.1:4000", "https://dev.example.com"])
    expect((await start({ origin: other })).status, other).toBe(201);
  // Of one session: each replaced the one before.
  expect(await listed()).toEqual([["finance", "https://dev.example.com", "root"]]);
});

test("a reserved name can be developed before its first release, a free one can't", async () => {
  expect((await start({ name: "parking" })).body).toMatchObject({
    fields: [{ path: "name", code: "unknown" }],
  });
  await teamOf(server, "parking");
  expect((await start({ name: "parking" })).status).toBe(201);
  const { subApp, config } = await pageOf(root.cookie, "parking");
  expect(subApp?.entry).toBe(`${origin}/parking/index.html`);
  expect(config.policyFor).toBe("parking");
});

test("administrators see and stop overrides in force, the open page hears it; both are audited", async () => {
  await start();
  const stream = await server.stream("/cc-api/notification/stream", root);
  const overrideUntil = server.clock.now() + 8 * 3_600_000;
  expect(await stream.next("hello")).toMatchObject({ overrideUntil });
  const admin = await server.as("admin");
  expect(
    (await (await server.as("bizDirector")).request("GET", "/mc-api/sub-app-override/list")).status,
  ).toBe(403);
  const { items } = await admin.call("GET /mc-api/sub-app-override/list", { query: {} });
  const { id } = items[0]!;
  const stop = () => admin.request("POST", `/mc-api/sub-app-override/${id}/stop`);
  expect((await stop()).status).toBe(200);
  expect((await stop()).status).toBe(404);
  expect(await stream.next("release")).not.toHaveProperty("overrideUntil");
  stream.close();
  expect((await pageOf(root.cookie)).subApp?.development).toBeUndefined();
  const audit = await root.call("GET /mc-api/audit/list", { query: {} });
  expect(
    audit.items
      .filter(({ action }) => action.startsWith("sub-app.override"))
      .map(({ action, actor, details }) => [action, actor, details]),
  ).toEqual([
    ["sub-app.override-stopped", "admin", { origin, operator: "root" }],
    ["sub-app.override-started", "root", { origin }],
  ]);
});
