import type { ConsoleConfig, SubAppNeeds } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { builtFixture } from "../pages/fixture.ts";
import { buildOf, teamOf } from "../testing/team.ts";

// A release asks for more of the page's policy, and an administrator approves it.

const fixture = builtFixture();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ pages: { root: fixture.root } });
});
afterEach(() => server.close());
afterAll(() => fixture.remove());

const asked: SubAppNeeds = {
  connect: ["https://api.example.com", "https://other.example.com"],
  img: ["https://a.tiles.example.com"],
  workers: "blob",
  inlineStyleAttributes: true,
};
const approved: SubAppNeeds = {
  connect: ["https://api.example.com"],
  img: ["https://*.tiles.example.com"],
  font: ["https://fonts.example.com"],
  workers: "self",
};
const unapproved: SubAppNeeds = {
  connect: ["https://other.example.com"],
  img: ["https://a.tiles.example.com"],
  workers: "blob",
  inlineStyleAttributes: true,
};

const withRelease = async () => {
  const team = await teamOf(server, "parking");
  await team.publish(buildOf("parking", "1.0.0", { needs: asked }));
  const promoted = await team.promote("stable", "1.0.0");
  return { team, promoted, root: await server.as("root") };
};
const params = { name: "parking" };
const approve = async (needs: SubAppNeeds, basedOn: SubAppNeeds = {}) =>
  (await server.as("root")).call("PUT /mc-api/sub-app/:name/policy", {
    params,
    body: { needs, basedOn },
  });

/** The sources of a real page, and what the runtime gets for the sub-app. */
const pageOf = async (cookie?: string) => {
  const { headers, text } = await server.request("GET", "/parking", {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", ...(cookie && { cookie }) },
  });
  const policy = headers.get("content-security-policy")!;
  const config = JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig;
  const sourcesOf = (directive: string) =>
    new RegExp(`${directive} ([^;]*)`).exec(policy)![1]!.split(" ");
  return {
    connect: sourcesOf("connect-src"),
    img: sourcesOf("img-src"),
    font: sourcesOf("font-src"),
    worker: sourcesOf("worker-src"),
    policyFor: config.policyFor,
    needs: config.subApps.find(({ name }) => name === "parking")?.needs,
  };
};
const closed = {
  connect: ["'self'", "data:", "blob:"],
  img: ["'self'", "data:", "blob:"],
  font: ["'self'", "data:"],
  worker: ["'none'"],
};

test("a page's policy has what its release asks for and an administrator approved, no more @security-26", async () => {
  const { root } = await withRelease();
  expect(await pageOf(root.cookie)).toEqual({ ...closed, policyFor: null, needs: {} });
  await approve(approved);
  expect(await pageOf(root.cookie)).toEqual({
    ...closed,
    connect: ["'self'", "https://api.example.com", "data:", "blob:"],
    worker: ["'self'"],
    policyFor: "parking",
    needs: { connect: ["https://api.example.com"], workers: "self" },
  });
  // Sales may not open it: their page reloads before it ever does.
  const sales = await server.as("sales");
  for (const cookie of [sales.cookie, undefined])
    expect(await pageOf(cookie)).toMatchObject({ ...closed, policyFor: null });
});

test("each operator's page has what their own release asks for @security-26", async () => {
  const { team, root } = await withRelease();
  await approve(asked);
  await team.publish(buildOf("parking", "1.1.0"));
  await root.call("POST /mc-api/sub-app/:name/pin/add", {
    params,
    body: { version: "1.1.0", role: "root" },
  });
  expect(await pageOf(root.cookie)).toEqual({ ...closed, policyFor: null, needs: {} });
});

test("a promotion says what the release runs without, and open pages learn of the approval", async () => {
  const { team, promoted, root } = await withRelease();
  expect(promoted.body).toMatchObject({ stages: [{ version: "1.0.0", unapproved: asked }] });
  const open = await server.stream("/cc-api/notification/stream", root);
  await open.next("hello");
  expect(await approve(approved)).toMatchObject({
    approved,
    changedByName: "Test root",
    requests: [{ version: "1.0.0", stages: ["stable"], isPinned: false, needs: asked }],
  });
  expect(((await open.next("release")) as Served).needs).toEqual({
    parking: { connect: ["https://api.example.com"], workers: "self" },
  });
  open.close();
  expect((await team.send("GET", "parking")).body).toMatchObject({ stages: [{ unapproved }] });
});

test("approvers are notified of a release that asks for more, until all of it is approved", async () => {
  const { team } = await withRelease();
  const unread = async () => {
    const rows = await server.services.database
      .selectFrom("notifications")
      .select(["operatorId", "facts"])
      .where("kind", "=", "sub-app.policy-waiting")
      .where("readAt", "is", null)
      .execute();
    return rows.map(({ operatorId, facts }) => [operatorId, facts]);
  };
  const waiting = [[server.operatorIds.root, { app: "parking", version: "1.0.0" }]];
  expect(await unread()).toEqual(waiting);
  await approve(approved);
  expect(await unread()).toEqual(waiting);
  // Another stage's release asks for nothing; the stable one still waits.
  await team.publish(buildOf("parking", "1.0.1"));
  await team.promote("pilot", "1.0.1");
  expect(await unread()).toEqual(waiting);
  await approve(asked, approved);
  expect(await unread()).toEqual([]);
  await team.publish(buildOf("parking", "1.1.0", { needs: { workers: "self" } }));
  await team.promote("stable", "1.1.0");
  expect(await unread()).toEqual([]);
});

test("an approval replaces only what its approver saw, and the audit log says what it changed", async () => {
  const { root } = await withRelease();
  await approve(approved);
  const late = await root.request("PUT", "/mc-api/sub-app/parking/policy", {
    body: { needs: asked, basedOn: {} },
  });
  expect(late).toMatchObject({
    status: 409,
    body: { fields: [{ path: "basedOn", code: "changed" }] },
  });
  // The same in another order changes nothing.
  await approve({ ...approved, inlineStyleAttributes: false }, approved);
  await approve({ workers: "blob" }, approved);
  const { items } = await root.call("GET /mc-api/audit/list", {
    query: { action: "sub-app.policy-changed" },
  });
  expect(items.map(({ actor, target, details }) => [actor, target, details])).toEqual([
    [
      "root",
      "parking",
      {
        given: "workers blob",
        taken:
          "connect https://api.example.com, img https://*.tiles.example.com, font https://fonts.example.com",
      },
    ],
    [
      "root",
      "parking",
      {
        given:
          "connect https://api.example.com, img https://*.tiles.example.com, font https://fonts.example.com, workers self",
      },
    ],
  ]);
});

test("what a sub-app asks for and is approved for fits a header that proxies pass on", async () => {
  const { root, team } = await withRelease();
  await teamOf(server, "maps");
  const many = (letter: string) => {
    const label = letter.repeat(63);
    return Array.from({ length: 20 }, (_, at) => `https://${label}.${label}.${label}.${at}.com`);
  };
  const needs = { connect: many("a").slice(8) };
  await approve(needs);
  // Others' policies are of other pages.
  const other = { needs: { img: many("b").slice(8) }, basedOn: {} };
  await root.call("PUT /mc-api/sub-app/:name/policy", { params: { name: "maps" }, body: other });
  const refused = (path: string) => ({
    status: 400,
    body: { fields: [{ path, code: "policy_too_long" }] },
  });
  const body = { needs: { connect: many("a") }, basedOn: needs };
  const address = "/mc-api/sub-app/parking/policy";
  expect(await root.request("PUT", address, { body })).toMatchObject(refused("needs"));
  const long = buildOf("parking", "2.0.0", { needs: { connect: many("a") } });
  expect(await team.publish(long)).toMatchObject(refused("manifest.needs"));
});

test("no token approves anything, nor reads who did @security-37", async () => {
  const { team, root } = await withRelease();
  const body = { needs: asked, basedOn: {} };
  expect((await team.send("PUT", "parking/policy", { body })).status).toBe(401);
  expect((await team.send("GET", "parking/policy")).status).toBe(401);
  expect((await pageOf(root.cookie)).needs).toEqual({});
  const wide = { needs: { connect: ["https://*.com"] }, basedOn: {} };
  expect(await root.request("PUT", "/mc-api/sub-app/parking/policy", { body: wide })).toMatchObject(
    {
      status: 400,
      body: { fields: [{ path: "needs.connect.0", code: "not_an_origin" }] },
    },
  );
});
