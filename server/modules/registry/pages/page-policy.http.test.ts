// The page's policy allows what the sub-application needs that its address opens, and nothing else.
import type { ConsoleConfig, SubAppRegistration } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { builtFixture } from "./fixture.ts";

const subApp = (name: string, more: Partial<SubAppRegistration>): SubAppRegistration => ({
  name,
  entry: `https://${name}.example/index.html`,
  credentials: "same-origin",
  title: { "en-US": name, "zh-CN": name },
  pages: [],
  ...more,
});
const addedSubApps = [
  subApp("maps", {
    permission: "management:applicant:read",
    needs: {
      connect: ["https://routes.example", "wss://live.example"],
      img: ["https://*.tiles.example"],
      font: ["https://fonts.example"],
      frame: ["https://street.example"],
      workers: "self",
    },
  }),
  subApp("ledger", {
    permission: "finance:client:read",
    entry: "/finance/other.html",
    needs: { workers: "blob", connect: ["https://routes.example"] },
  }),
  subApp("plain", {
    permission: "management:applicant:read",
    entry: "/finance/plain.html",
    needs: { inlineStyleAttributes: true },
  }),
  subApp("atlas", {
    permission: "management:applicant:read",
    entry: "/finance/atlas.html",
    mounts: ["maps"],
  }),
];
const fixture = builtFixture();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ pages: { root: fixture.root, addedSubApps } });
});
afterEach(() => server.close());
afterAll(() => fixture.remove());

/** The directives of both policies of a page, and the sub-application that they are for. */
const pageOf = async (cookie?: string, path = "/") => {
  const { status, headers, text } = await server.request("GET", path, {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", ...(cookie && { cookie }) },
  });
  expect(status).toBe(200);
  const [first, second] = headers
    .get("content-security-policy")!
    .replaceAll(/ 'nonce-[^']+'/g, "")
    .split(", ")
    .map((policy) => Object.fromEntries(policy.split("; ").map((one) => one.split(/ (.*)/, 2))));
  const config = JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig;
  return { first, second, config, policyFor: config.policyFor };
};
const closed = {
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self' data:",
  "connect-src": "'self' data: blob:",
  "media-src": "'self' data: blob:",
  "frame-src": "'self'",
  "worker-src": "'none'",
};
const closedToCode = {
  "script-src": "'self' 'unsafe-inline'",
  "style-src": "'self' 'unsafe-inline'",
  "worker-src": "'none'",
};
const nothing = { policyFor: null, first: closed, second: closedToCode };

test("a page that opens no sub-app, or one for somebody else, allows nothing extra @security-26", async () => {
  const { cookie } = await server.as("sales");
  expect(await pageOf(cookie)).toMatchObject(nothing);
  expect(await pageOf(cookie, "/finance")).toMatchObject(nothing);
  expect(await pageOf(cookie, "/user/login?from=/ledger")).toMatchObject(nothing);
  // Sales may open the ledger only.
  expect(await pageOf(cookie, "/maps")).toMatchObject(nothing);
  for (const stranger of [undefined, "console-session=nobody"])
    expect(await pageOf(stranger, "/ledger")).toMatchObject(nothing);
  await server.services.database.deleteFrom("rolePermissions").execute();
  expect(await pageOf(cookie, "/ledger")).toMatchObject(nothing);
});

test("a page's policy allows what the sub-app needs that it opens, not what others need @security-26", async () => {
  const { cookie } = await server.as("root");
  const ledger = await pageOf(cookie, "/ledger/entries?page=2");
  expect(ledger.policyFor).toBe("ledger");
  expect(ledger.first).toMatchObject({
    ...closed,
    "connect-src": "'self' https://routes.example data: blob:",
    "worker-src": "'self' blob:",
  });
  expect(ledger.second).toEqual({ ...closedToCode, "worker-src": "'self' blob:" });
  // The runtime gets them unchanged.
  expect(ledger.config.subApps.map(({ needs }) => needs)).toEqual([
    undefined,
    ...addedSubApps.map(({ needs }) => needs),
  ]);
  const { first, second, policyFor } = await pageOf(cookie, "/maps");
  expect(policyFor).toBe("maps");
  const maps = "https://maps.example";
  const workers = `blob: ${maps}`;
  expect(first).toMatchObject({
    "script-src": `'self' ${maps}`,
    "style-src": `'self' ${maps}`,
    "img-src": `'self' ${maps} https://*.tiles.example data: blob:`,
    "font-src": `'self' ${maps} https://fonts.example data:`,
    "connect-src": `'self' ${maps} https://routes.example wss://live.example data: blob:`,
    "media-src": `'self' ${maps} data: blob:`,
    "frame-src": "'self' https://street.example",
    "worker-src": workers,
  });
  expect(second).toEqual({
    "script-src": `'self' ${maps} 'unsafe-inline'`,
    "style-src": `'self' ${maps} 'unsafe-inline'`,
    "worker-src": workers,
  });
});

test("a sub-app's page also allows what those need that it mounts inside itself", async () => {
  const { cookie } = await server.as("root");
  const [maps, atlas] = [await pageOf(cookie, "/maps"), await pageOf(cookie, "/atlas")];
  expect(atlas).toMatchObject({ first: maps.first, second: maps.second, policyFor: "atlas" });
});

test("a page loaded after a role got a permission allows its needs", async () => {
  const { cookie } = await server.as("sales");
  await server.services.database
    .insertInto("rolePermissions")
    .values({ role: "sales", permission: "management:applicant:read" })
    .execute();
  expect((await pageOf(cookie, "/maps")).policyFor).toBe("maps");
});

test("an ended session allows nothing, and a page load doesn't extend one @security-26", async () => {
  const { cookie } = await server.as("root");
  const { lastSeenAt: before } = await server.services.database
    .selectFrom("sessions")
    .select("lastSeenAt")
    .executeTakeFirstOrThrow();
  server.clock.advance(5 * 60 * 60_000);
  expect((await pageOf(cookie, "/maps")).policyFor).toBe("maps");
  const { lastSeenAt: after } = await server.services.database
    .selectFrom("sessions")
    .select("lastSeenAt")
    .executeTakeFirstOrThrow();
  expect(after).toBe(before);
  server.clock.advance(5 * 60 * 60_000);
  expect(await pageOf(cookie, "/maps")).toMatchObject(nothing);
});

test("without the database the page loads, with a policy that allows nothing extra", async () => {
  const { cookie } = await server.as("root");
  const { database } = server.services;
  await sql`alter table sessions rename to sessions_gone`.execute(database);
  const page = await pageOf(cookie, "/maps");
  await sql`alter table sessions_gone rename to sessions`.execute(database);
  expect(page).toMatchObject(nothing);
});
