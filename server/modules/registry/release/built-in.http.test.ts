import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ConsoleConfig } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../../../app.ts";
import { removeExpired } from "#modules/retention.ts";
import { readBuilds } from "../pages/builds.ts";
import { builtFixture } from "../pages/fixture.ts";
import { assetsKept } from "../pages/kept-assets.ts";
import { publishBuilds } from "./publish-builds.ts";
import { integrityOf } from "#platform/files/integrity.ts";
import { buildOf, teamOf } from "../testing/team.ts";

// Built-in sub-apps go through the registry of releases, as those that teams publish.

let fixture: ReturnType<typeof builtFixture>;
let server: TestServer;
const undo: (() => unknown)[] = [];
beforeEach(async () => {
  fixture = builtFixture();
  server = await startTestServer({ pages: { root: fixture.root } });
});
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
  await server.close();
  fixture.remove();
});

const finance = "sub-apps/finance/dist";
/** As a node does at its start, and every ten minutes. */
const publishFrom = (root: string) =>
  publishBuilds(
    server.services,
    readBuilds(root, () => undefined),
  );

/** Gives finance another content, and so its script another name. */
const rebuild = (root: string, hash: string): void => {
  const at = (path: string) => join(root, finance, path);
  const manifest = readFileSync(at("manifest.json"), "utf8");
  const [script = ""] = /main-\w{8}\.js/.exec(manifest)!;
  rmSync(at(`assets/${script}`));
  writeFileSync(at(`assets/main-${hash}.js`), `export const mount = () => "${hash}";`);
  writeFileSync(at("index.html"), `<script type="module" src="/finance/assets/main-${hash}.js">`);
  writeFileSync(at("manifest.json"), manifest.replaceAll(script, `main-${hash}.js`));
};

/** Another node on the same database, with an upgraded build. */
const upgradedNode = async (hash = "upgraded") => {
  const other = builtFixture();
  undo.push(() => other.remove());
  rebuild(other.root, hash);
  const app = await createApp(server.services, { pages: { root: other.root } });
  undo.push(() => app.close());
  const client = testClient(await app.listen({ port: 0, host: "127.0.0.1" }));
  return { root: other.root, client, start: () => app.keepAssets() };
};

const subAppsOf = async ({ request }: Pick<TestClient, "request">, cookie = "") => {
  const { text } = await request("GET", "/", {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", cookie },
  });
  const config = /id="console-config">(.*?)<\/script>/.exec(text)![1]!;
  return (JSON.parse(config) as ConsoleConfig).subApps;
};
const entryOf = async (client: Pick<TestClient, "request">, cookie?: string) =>
  (await subAppsOf(client, cookie)).find(({ name }) => name === "finance")?.entry;

const params = { name: "finance" };
const management = async (client: Pick<TestClient, "request"> = server) => {
  const { cookie } = await server.as("root");
  const send = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
    client.request(method, `/mc-api/sub-app/finance${path}`, { cookie, ...(body && { body }) });
  return {
    send,
    async shown() {
      const { body } = await send("GET", "");
      return body as { stages: { version: string; previous: string | null }[] };
    },
    promote: (stage: string, version: string, share?: number) =>
      send("POST", `/stage/${stage}/promote`, { version, reason: "Because", share }),
    rollBack: (from: string) => send("POST", "/stage/stable/roll-back", { from, reason: "Broken" }),
  };
};

test("builds are published once, by the console, and nobody's page changes", async () => {
  const before = await subAppsOf(server);
  const other = await upgradedNode();
  await Promise.all([publishFrom(fixture.root), publishFrom(fixture.root), other.start()]);
  await publishFrom(fixture.root);
  expect(await subAppsOf(server)).toEqual(before);
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/sub-app/:name/release/list", { params });
  const version = expect.stringMatching(/^0\.1\.0\+[0-9a-f]{12}$/) as string;
  expect(items).toHaveLength(2);
  expect(items.find(({ stages }) => stages.length > 0)).toMatchObject({
    version,
    stages: ["stable"],
    fileCount: 2,
    publishedByName: null,
  });
  expect((await root.call("GET /mc-api/sub-app/list")).items).toMatchObject([
    {
      name: "finance",
      title: { "en-US": "Finance" },
      ownerName: null,
      build: { version, problem: null },
      stages: [{ stage: "stable", version, share: null, changedByName: null }],
    },
  ]);
});

test("mounts of a node's own build are counted, whichever node answers, but not those of a canary", async () => {
  await publishFrom(fixture.root);
  const upgraded = await upgradedNode();
  await upgraded.start();
  const managed = await management();
  const sales = await server.as("sales");
  const report = async ({ version }: { version: string }) => {
    const mounts = [{ name: "finance", version, milliseconds: 100 }];
    return (await sales.call("POST /cc-api/sub-app/mount/report", { body: { mounts } })).counted;
  };
  const [own, fresh] = [(await managed.shown()).stages[0]!, (await subAppsOf(upgraded.client))[0]!];
  expect(await report(own)).toBe(1);
  expect(await managed.shown()).toMatchObject({ stages: [{ health: { mounts: 1 } }] });
  expect(await report({ version: fresh.version! })).toBe(1);
  // By default some operators get it, by their identifier, which is another one in each run.
  await managed.promote("canary", fresh.version!, 0);
  expect(await report({ version: fresh.version! })).toBe(0);
});

test("an upgrade reaches everybody, and a rollback from it reaches every node, until the next upgrade", async () => {
  await publishFrom(fixture.root);
  const [{ version: old } = { version: "" }] = (await (await management()).shown()).stages;
  const upgraded = await upgradedNode();
  await upgraded.start();
  const there = await management(upgraded.client);
  const [{ version: fresh, previous } = { version: "", previous: "" }] = (await there.shown())
    .stages;
  expect(previous).toBe(old);
  expect(fresh).not.toBe(old);

  expect(await there.rollBack(old)).toMatchObject({ status: 409 });
  expect(await there.rollBack(fresh)).toMatchObject({
    status: 200,
    body: { stages: [{ version: old, previous: fresh }] },
  });
  const entry = `/-/apps/finance/${encodeURIComponent(old)}/index.html`;
  expect(await entryOf(upgraded.client)).toBe(entry);
  // This node has it as its own build.
  expect(await entryOf(server)).toBe("/finance/index.html");
  for (const path of [entry, "/finance/index.html", "/finance/assets/main-12345678.js"]) {
    const [here, over] = [
      await server.request("GET", path),
      await upgraded.client.request("GET", path),
    ];
    expect([path, over.status]).toEqual([path, 200]);
    expect(over.text).toBe(here.text);
  }

  // Forward again is this node's own build, so that the row goes.
  expect(await there.rollBack(old)).toMatchObject({
    body: { stages: [{ version: fresh, previous: old, changedByName: null }] },
  });
  expect(await entryOf(upgraded.client)).toBe("/finance/index.html");
  // An older node can't mean its own build: the newer ones would go on with theirs.
  await (await management()).promote("stable", old);
  expect(await entryOf(upgraded.client)).toBe(entry);

  const next = await upgradedNode("next1234");
  await next.start();
  expect(await entryOf(upgraded.client)).toBe("/finance/index.html");
  const [{ version: latest } = { version: "" }] = (await (await management(next.client)).shown())
    .stages;
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/sub-app/:name/stage/change/list", { params });
  expect(items.map((one) => [one.before, one.after, one.changedByName, one.reason])).toEqual([
    [old, latest, null, ""],
    [old, old, "Test root", "Because"],
    [old, fresh, "Test root", "Broken"],
    [fresh, old, "Test root", "Broken"],
  ]);
  const log = await root.call("GET /mc-api/audit/list", {
    query: { action: "sub-app.stage-changed" },
  });
  expect(log.items[0]).toMatchObject({
    actor: "",
    target: "finance",
    details: { stage: "stable", version: latest },
  });
});

describe("a team's release of a built-in sub-app", () => {
  const build = buildOf("finance", "0.2.0", { order: 1 });

  test("reaches operators by stages and pins, in the same place of the navigation", async () => {
    await publishFrom(fixture.root);
    const parking = await teamOf(server, "parking");
    await parking.publish(buildOf("parking", "1.0.0", { order: 0 }));
    await parking.promote("stable", "1.0.0");
    const team = await teamOf(server, "finance");
    expect(await team.publish(build)).toMatchObject({ status: 201 });
    const root = await server.as("root");
    await root.call("POST /mc-api/sub-app/:name/pin/add", {
      params,
      body: { version: "0.2.0", role: "sales" },
    });
    const { cookie } = await server.as("sales");
    const entry = "/-/apps/finance/0.2.0/index.html";
    expect((await subAppsOf(server, cookie)).map((one) => one.entry)).toEqual([
      entry,
      "/-/apps/parking/1.0.0/index.html",
    ]);
    expect(await entryOf(server)).toBe("/finance/index.html");
    // Requested by its name, the entry page is of the same release, and its assets are found.
    const page = async (path: string, as?: string) =>
      server.request("GET", path, { ...(as !== undefined && { cookie: as }) });
    const own = await page("/finance/index.html", cookie);
    expect(own.text).toBe(build.files["index.html"]);
    expect(own.headers.get("vary")).toContain("cookie");
    expect(own.headers.get("content-security-policy")).toMatch(/; sandbox$/);
    expect((await page("/finance/assets/main.js", cookie)).text).toBe(
      build.files["assets/main.js"],
    );
    expect((await page("/finance/assets/main.js")).status).toBe(404);
    expect((await page("/finance/index.html")).text).toContain("main-1.js");
    expect((await page("/parking/index.html")).text).toContain("assets/main.js");

    expect(await team.promote("stable", "0.2.0")).toMatchObject({ status: 200 });
    expect(await entryOf(server)).toBe(entry);
  });

  test("can't take the place of an asset of a later build @security-26", async () => {
    await publishFrom(fixture.root);
    const team = await teamOf(server, "finance");
    const path = "/finance/assets/main-upgraded.js";
    const claimed = buildOf("finance", "0.2.0", {}, { "assets/main-upgraded.js": "forged" });
    expect(await team.publish(claimed)).toMatchObject({ status: 201 });
    // Nobody's release has it: browsers and proxies would keep it for a year.
    expect(await server.request("GET", path)).toMatchObject({ status: 404 });
    await team.promote("stable", "0.2.0");
    const promoted = await server.request("GET", path);
    expect([promoted.text, promoted.headers.get("cache-control")]).toEqual(["forged", "no-cache"]);
    await (await upgradedNode()).start();
    const { text, headers } = await server.request("GET", path);
    expect([text, headers.get("cache-control")]).toEqual([
      'export const mount = () => "upgraded";',
      "public, max-age=31536000, immutable",
    ]);
  });

  test("can't claim to be the console's own, nor declare what the console does", async () => {
    await publishFrom(fixture.root);
    const team = await teamOf(server, "finance");
    const label = { "en-US": "View", "zh-CN": "查看" };
    for (const [more, field] of [
      [{ version: "0.1.0+0123456789ab" }, { path: "manifest.version", code: "build_version" }],
      [
        { permissions: [{ code: "finance:ledger:read", label }] },
        { path: "manifest.permissions.0.code", code: "taken" },
      ],
      [
        { permissions: [{ code: "console:usage:read", label }] },
        { path: "manifest.permissions.0.code", code: "not_own_permission" },
      ],
    ] as const)
      expect(
        await team.publish(buildOf("finance", "0.2.0", more as Parameters<typeof buildOf>[2])),
      ).toMatchObject({ status: 400, body: { fields: [field] } });
    const own = buildOf("finance", "0.2.0", {
      pages: [{ path: "/", title: label, permission: "finance:ledger:read" }],
      permissions: [{ code: "finance:report:read", label }],
    });
    expect(await team.publish(own)).toMatchObject({ status: 201 });
  });
});

test("a pin follows a stage of the team's own, and keeps that stage from being removed", async () => {
  const team = await teamOf(server, "parking");
  for (const version of ["1.0.0", "1.1.0", "2.0.0"])
    await team.publish(buildOf("parking", version));
  await team.promote("stable", "1.0.0");
  await team.promote("pilot", "1.1.0");
  const root = await server.as("root");
  const pin = (body: object) =>
    root.request("POST", "/mc-api/sub-app/parking/pin/add", { body: { role: "sales", ...body } });
  expect(await pin({ stage: "trial" })).toMatchObject({
    status: 404,
    body: { fields: [{ path: "stage", code: "unknown" }] },
  });
  for (const body of [{}, { stage: "pilot", version: "1.0.0" }])
    expect(await pin(body)).toMatchObject({ status: 400, body: { fields: [{ path: "version" }] } });
  const pinned = await pin({ stage: "pilot" });
  expect(pinned).toMatchObject({ status: 201, body: { stage: "pilot", version: "1.1.0" } });
  const { cookie } = await server.as("sales");
  const versions = async () =>
    [await subAppsOf(server, cookie), await subAppsOf(server)].map(
      (all) => all.find(({ name }) => name === "parking")?.version,
    );
  expect(await versions()).toEqual(["1.1.0", "1.0.0"]);
  await team.promote("pilot", "2.0.0");
  expect(await versions()).toEqual(["2.0.0", "1.0.0"]);
  const clear = () => team.send("POST", "parking/stage/pilot/clear", { body: { reason: "Over" } });
  expect(await clear()).toMatchObject({
    status: 409,
    body: { fields: [{ path: "stage", code: "stage_pinned" }] },
  });
  const { id } = pinned.body as { id: string };
  await root.call("POST /mc-api/sub-app/:name/pin/:id/remove", { params: { name: "parking", id } });
  expect(await clear()).toMatchObject({ status: 200 });
  expect(await versions()).toEqual(["1.0.0", "1.0.0"]);
});

test("a build goes with its files 30 days after the last node had it, unless something refers to it", async () => {
  await publishFrom(fixture.root);
  const first = await upgradedNode();
  const second = await upgradedNode("pinned12");
  await first.start();
  await second.start();
  const [{ version: pinned } = { version: "" }] = (await (await management(second.client)).shown())
    .stages;
  const root = await server.as("root");
  await root.call("POST /mc-api/sub-app/:name/pin/add", {
    params,
    body: { version: pinned, role: "root" },
  });
  const { database, clock } = { ...server.services, clock: server.clock };
  const left = async () => {
    await removeExpired(server.services, clock.now());
    const rows = await database
      .selectFrom("subAppReleaseFiles")
      .select("path")
      .orderBy("path")
      .execute();
    return rows.map(({ path }) => path).filter((path) => path.startsWith("assets/"));
  };
  clock.advance(assetsKept - 1);
  await publishFrom(fixture.root);
  expect(await left()).toHaveLength(3);
  // A page that is still open with it says how it did.
  const [{ version = "" } = {}] = await subAppsOf(first.client);
  const mounts = [{ name: "finance", version, milliseconds: 100 }];
  const sales = await server.as("sales");
  expect(await sales.call("POST /cc-api/sub-app/mount/report", { body: { mounts } })).toEqual({
    counted: 1,
  });
  clock.advance(1);
  expect(await left()).toEqual(["assets/main-12345678.js", "assets/main-pinned12.js"]);
  const stored = await database.selectFrom("subAppFiles").select("hash").execute();
  expect(stored.map(({ hash }) => hash)).not.toContain(
    integrityOf('export const mount = () => "upgraded";'),
  );
});

test("a built-in sub-app gets no server of its own; the node's build can't be withdrawn, an older one can", async () => {
  await publishFrom(fixture.root);
  expect(
    await (await management()).send("PATCH", "", { backend: "https://finance.example" }),
  ).toMatchObject({ status: 409, body: { fields: [{ path: "backend", code: "built_in" }] } });
  const [{ version: old } = { version: "" }] = (await (await management()).shown()).stages;
  const upgraded = await upgradedNode();
  await upgraded.start();
  const there = await management(upgraded.client);
  const [{ version: fresh } = { version: "" }] = (await there.shown()).stages;
  const yank = (version: string) =>
    there.send("POST", `/release/${encodeURIComponent(version)}/yank`, { reason: "Broken" });
  expect(await yank(fresh)).toMatchObject({
    status: 409,
    body: { fields: [{ code: "own_build" }] },
  });
  expect(await yank(old)).toMatchObject({ status: 200 });
  expect(await there.shown()).toMatchObject({ stages: [{ version: fresh, previous: null }] });
});

test("a manifest that can't be read shows in Management and on the health page; the rest works", async () => {
  await publishFrom(fixture.root);
  const file = join(fixture.root, finance, "manifest.json");
  const sound = JSON.parse(readFileSync(file, "utf8")) as object;
  const root = await server.as("root");
  const seen = async (language: string) => {
    const headers = { "accept-language": language };
    const [shown, health] = [
      await root.request("GET", "/mc-api/sub-app/finance", { headers }),
      await root.request("GET", "/cc-api/health/list", { headers }),
    ];
    const { parts } = health.body as { parts: { part: string }[] };
    return [
      (shown.body as { build: unknown }).build,
      parts.find(({ part }) => part === "sub-apps"),
    ];
  };
  expect(await seen("en")).toMatchObject([{ problem: null }, { state: "ok", broken: [] }]);
  for (const [content, language, problem] of [
    ["{", "en", "It isn’t valid JSON."],
    [JSON.stringify({ ...sound, version: "one" }), "zh-CN", "字段 version 缺失或无效。"],
    [JSON.stringify({ ...sound, name: "billing" }), "en", "It is the manifest of billing."],
  ] as const) {
    writeFileSync(file, content);
    // It stays what it was for those who have another release of it.
    await publishFrom(fixture.root);
    expect(await seen(language)).toEqual([
      { version: null, problem },
      {
        part: "sub-apps",
        state: "degraded",
        broken: [{ name: "finance", file: "manifest.json", problem }],
      },
    ]);
  }
  expect((await server.request("GET", "/finance/index.html")).status).toBe(404);
  expect(await entryOf(server)).toBe("/finance/index.html");
});
