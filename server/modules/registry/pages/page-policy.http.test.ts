// The page's policy allows what the operator's sub-applications need, and nothing else.
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
];
const fixture = builtFixture();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ pages: { root: fixture.root, addedSubApps } });
});
afterEach(() => server.close());
afterAll(() => fixture.remove());

/** The directives of both policies of a page, and the sub-applications they leave out. */
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
  return { first, second, config, outside: config.outsidePolicy };
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

test("without a session or accessible sub-apps, the page's policy allows nothing extra @security-26", async () => {
  const { cookie } = await server.as("sales");
  const stranger = { outside: ["maps", "ledger"], second: closedToCode };
  expect(await pageOf(undefined, "/user/login")).toMatchObject({ ...stranger, first: closed });
  expect(await pageOf("console-session=nobody")).toMatchObject({ ...stranger, first: closed });
  await server.services.database.deleteFrom("rolePermissions").execute();
  expect(await pageOf(cookie)).toMatchObject({ ...stranger, first: closed });
});

test("an operator's policy allows what their sub-apps need @security-26", async () => {
  const { cookie } = await server.as("sales");
  const { first, second, outside, config } = await pageOf(cookie);
  expect(outside).toEqual(["maps"]);
  expect(first).toMatchObject({
    ...closed,
    "connect-src": "'self' https://routes.example data: blob:",
    "worker-src": "'self' blob:",
  });
  expect(second).toEqual({ ...closedToCode, "worker-src": "'self' blob:" });
  // The runtime gets them unchanged.
  expect(config.subApps.map(({ needs }) => needs)).toEqual([
    undefined,
    ...addedSubApps.map(({ needs }) => needs),
  ]);
});

test("the policy merges several sub-apps' needs, each source once", async () => {
  const { cookie } = await server.as("root");
  const { first, second, outside } = await pageOf(cookie);
  expect(outside).toEqual([]);
  const maps = "https://maps.example";
  const workers = `blob: ${maps} 'self'`;
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

test("a page loaded after a role got a permission allows its needs", async () => {
  const { cookie } = await server.as("sales");
  await server.services.database
    .insertInto("rolePermissions")
    .values({ role: "sales", permission: "management:applicant:read" })
    .execute();
  expect((await pageOf(cookie)).outside).toEqual([]);
});

test("an ended session allows nothing, and a page load doesn't extend one @security-26", async () => {
  const { cookie } = await server.as("root");
  const { lastSeenAt: before } = await server.services.database
    .selectFrom("sessions")
    .select("lastSeenAt")
    .executeTakeFirstOrThrow();
  server.clock.advance(5 * 60 * 60_000);
  expect((await pageOf(cookie)).outside).toEqual([]);
  const { lastSeenAt: after } = await server.services.database
    .selectFrom("sessions")
    .select("lastSeenAt")
    .executeTakeFirstOrThrow();
  expect(after).toBe(before);
  server.clock.advance(5 * 60 * 60_000);
  expect(await pageOf(cookie)).toMatchObject({ outside: ["maps", "ledger"], first: closed });
});

test("without the database the page loads, with a policy that allows nothing extra", async () => {
  const { cookie } = await server.as("root");
  const { database } = server.services;
  await sql`alter table sessions rename to sessions_gone`.execute(database);
  const page = await pageOf(cookie);
  await sql`alter table sessions_gone rename to sessions`.execute(database);
  expect(page).toMatchObject({ outside: ["maps", "ledger"], first: closed });
});
