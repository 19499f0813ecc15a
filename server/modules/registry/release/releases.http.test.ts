import type { SubAppFigure, ConsoleConfig } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtFixture, search } from "../pages/fixture.ts";
import { currentReleases, releasesFor } from "../sub-app/current.ts";
import { removeUnusedFiles, unusedFilesKept } from "./expire.ts";
import { integrityOf } from "#platform/files/integrity.ts";
import { buildOf, teamOf } from "../testing/team.ts";

// A team publishes a sub-app with a token, and stages decide who gets which release.

/** A figure that reads a list of the console. */
const figure = {
  id: "clients",
  title: { "en-US": "Clients", "zh-CN": "客户" },
  permission: "finance:client:read",
  call: "GET /cc-api/finance/client/list",
  value: { fields: ["total"] },
} as const satisfies SubAppFigure;

const fixture = builtFixture();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ pages: { root: fixture.root } });
});
afterEach(() => server.close());
afterAll(() => fixture.remove());

const pageOf = async (cookie?: string) => {
  const { status, text } = await server.request("GET", "/", {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", ...(cookie && { cookie }) },
  });
  expect(status).toBe(200);
  return {
    config: JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig,
    map: JSON.parse(/type="importmap"[^>]*>(.*?)<\/script>/.exec(text)![1]!) as {
      integrity: Record<string, string>;
    },
  };
};
/** The version of a sub-app in somebody's page. */
const versionFor = async (cookie?: string, name = "parking") =>
  (await pageOf(cookie)).config.subApps.find((one) => one.name === name)?.version;

describe("publishing", () => {
  test("uploads missing files, changes nobody's page, and promotion does, with integrity", async () => {
    const team = await teamOf(server, "parking");
    const build = buildOf("parking", "1.0.0", { order: 3 });
    const hashes = Object.values(build.files).map(integrityOf);
    const missing = () => team.send("POST", "parking/file/missing", { body: { hashes } });
    expect((await missing()).body).toEqual({ missing: hashes });
    expect(await team.publish(build)).toMatchObject({
      status: 201,
      body: { version: "1.0.0", stages: [], fileCount: 2, yankedAt: null },
    });
    expect((await missing()).body).toEqual({ missing: [] });
    expect(await versionFor()).toBeUndefined();

    const open = await server.stream("/cc-api/notification/stream", await server.as("sales"));
    await open.next("hello");
    expect(await team.promote("stable", "1.0.0")).toMatchObject({
      status: 200,
      body: { stages: [{ stage: "stable", version: "1.0.0", previous: null, share: null }] },
    });
    expect(Object.keys(((await open.next("release")) as Served).subApps)).toContain("parking");
    open.close();

    const { config, map } = await pageOf();
    const entry = "/-/apps/parking/1.0.0/index.html";
    expect(config.subApps.at(-1)).toMatchObject({ name: "parking", entry, version: "1.0.0" });
    const file = "/-/apps/parking/1.0.0/assets/main.js";
    expect(map.integrity[file]).toBe(integrityOf(build.files["assets/main.js"]!));
    const sent = await server.request("GET", file);
    expect(sent.text).toBe(build.files["assets/main.js"]);
    expect(sent.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(sent.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    // A page that nobody may have promoted can't act in an operator's name.
    const page = await server.request("GET", entry);
    expect(page.headers.get("content-security-policy")).toMatch(/; sandbox$/);
    expect((await server.request("GET", "/-/apps/parking/1.0.0/other.js")).status).toBe(404);
  });

  test("the same version twice is one release, with other files a conflict", async () => {
    const team = await teamOf(server, "parking");
    const build = buildOf("parking", "1.0.0");
    for (const content of Object.values(build.files)) await team.upload(content);
    const answers = await Promise.all(Array.from({ length: 20 }, () => team.publishOnly(build)));
    const bodies = answers.map(({ body }) => body as { isNew: boolean });
    expect(bodies.filter(({ isNew }) => isNew)).toHaveLength(1);
    const releases = bodies.map((one) => JSON.stringify({ ...one, isNew: false }));
    expect(new Set(releases).size).toBe(1);
    const { body } = await team.send("GET", "parking/release/list");
    expect(body).toMatchObject({ total: 1, items: [{ version: "1.0.0" }] });
    const other = buildOf("parking", "1.0.0", {}, { "extra.js": "export {}" });
    expect(await team.publish(other)).toMatchObject({
      status: 409,
      body: { fields: [{ path: "manifest.version", code: "other_version" }] },
    });
  });

  const title = { "en-US": "Lots", "zh-CN": "车场" };
  type Claim = [string, Parameters<typeof buildOf>[2], Parameters<typeof buildOf>[3], object];
  const { numbered: _, ...listed } = search;
  const work = { ...listed, kind: "topUps" };
  const act = { key: "approve", title, permission: "management:operator:update" };
  const other = "POST /mc-api/operator/:id/disable";
  const ownList = {
    call: "GET /lots",
    permission: "parking:open",
    actions: [{ ...act, call: other }],
  };
  const claims: Claim[] = [
    ["another name", { name: "finance" }, {}, { path: "manifest.name", code: "other_name" }],
    [
      "a permission of another sub-app",
      { permissions: [{ code: "finance:ledger:read", label: title }] },
      {},
      { path: "manifest.permissions.0.code", code: "not_own_permission" },
    ],
    [
      "an undeclared permission",
      { pages: [{ path: "/lots", title, permission: "parking:lot:read" }] },
      {},
      { path: "manifest.pages.0.permission", code: "unknown" },
    ],
    [
      "a path outside its folder",
      {},
      { "../finance.js": "1" },
      { path: "files.2.path", code: "outside_folder" },
    ],
    ["a program", {}, { "run.exe": "1" }, { path: "files.2.path", code: "file_type" }],
    [
      "an entry that isn't there",
      { release: { entry: "a.js", modules: [], styles: [] } },
      {},
      { path: "manifest.release.entry", code: "entry_missing" },
    ],
    [
      "an entry without lifecycles",
      { integrity: {} },
      { "assets/main.js": "export const start = 1;" },
      { path: "manifest.release.entry", code: "no_lifecycles" },
    ],
    [
      "a hash of other bytes",
      { integrity: { "assets/main.js": integrityOf("other") } },
      {},
      { path: "manifest.integrity.assets/main.js", code: "other_hash" },
    ],
    [
      "a script in its page",
      {},
      { "index.html": '<script foo=" src=1">alert(1)</script>' },
      { path: "files", code: "inline_script" },
    ],
    [
      "a package that isn't shared",
      { shared: { vue: "^3.0.0" } },
      {},
      { path: "manifest.shared.vue", code: "not_shared" },
    ],
    [
      "a version that isn't shared",
      { shared: { react: "^18.0.0" } },
      {},
      { path: "manifest.shared.react", code: "not_shared" },
    ],
    // `constructor` is a property of every object.
    [
      "a package named after a property",
      { shared: { constructor: "^1.0.0" } },
      {},
      { path: "manifest.shared.constructor", code: "not_shared" },
    ],
    [
      "an entry that isn't JavaScript",
      { integrity: {} },
      { "assets/main.js": "export const mount = (" },
      { path: "manifest.release.entry", code: "no_lifecycles" },
    ],
    [
      "a permission twice",
      {
        permissions: [
          { code: "parking:lot:read", label: title },
          { code: "parking:lot:read", label: title },
        ],
      },
      {},
      { path: "manifest.permissions", code: "duplicated" },
    ],
    // The palette sends a search's call in the name of the operator who types.
    [
      "a write as a search",
      { search: [{ ...search, call: "POST /mc-api/operator/create" }] },
      {},
      { path: "manifest.search.0.call", code: "unknown" },
    ],
    ...[
      "POST /lots",
      "GET lots",
      "GET /",
      "GET /../lots",
      "GET //gates.example/lots",
      "GET /lots/:id",
      "GET /lots?all=1",
      "GET /-/apps/gates/api/lots",
      "GET /mc-api/operator/remove",
    ].map((call): Claim => [
      `${call} as a search`,
      { search: [{ ...search, call, permission: "parking:open" }] },
      {},
      { path: "manifest.search.0.call", code: "unknown" },
    ]),
    [
      "an unknown permission for a search of its own backend",
      { search: [{ ...search, call: "GET /lots", permission: "gates:open" }] },
      {},
      { path: "manifest.search.0.permission", code: "unknown" },
    ],
    [
      "a search that needs another permission",
      { search: [{ ...search, permission: "console:open" }] },
      {},
      { path: "manifest.search.0.permission", code: "other_permission" },
    ],
    // The queue sends work's calls in the name of the operator who decides.
    ...(
      [
        ["a write as a list of work", { call: "POST /mc-api/operator/create" }, "call"],
        ["work that needs another permission", { permission: "console:open" }, "permission"],
        ["another noun's action", { actions: [{ ...act, call: other }] }, "actions.0.call"],
        ["an action of an own list on the console", ownList, "actions.0.call"],
      ] as const
    ).map(([what, more, path]): Claim => [
      what,
      { work: [{ ...work, ...more }] } as never,
      {},
      {
        path: `manifest.work.0.${path}`,
        code: path === "permission" ? "other_permission" : "unknown",
      },
    ]),
    // Home reads figures by itself.
    ...(
      [
        ["a write as a figure", { call: "POST /mc-api/operator/create" }, "call", "unknown"],
        ["a file as a figure", { call: "GET /mc-api/operator/export" }, "call", "unknown"],
        ["a record as a figure", { call: "GET /cc-api/job/:id" }, "call", "unknown"],
        ["an open figure", { permission: "parking:open" }, "permission", "other_permission"],
      ] as const
    ).map(([what, more, path, code]): Claim => [
      what,
      { figures: [{ ...figure, ...more }] },
      {},
      { path: `manifest.figures.0.${path}`, code },
    ]),
    [
      "a figure with a permission of another sub-app",
      { figures: [{ ...figure, call: "GET /lots", permission: "gates:open" }] } as never,
      {},
      { path: "manifest.figures.0.permission", code: "unknown" },
    ],
    [
      "five figures",
      { figures: ["a", "b", "c", "d", "e"].map((id) => ({ ...figure, id })) },
      {},
      { path: "manifest.figures" },
    ],
    ["a figure twice", { figures: [figure, figure] }, {}, { path: "manifest.figures" }],
    [
      "a figure with a long title",
      { figures: [{ ...figure, title: { ...title, "en-US": "x".repeat(41) } }] },
      {},
      { path: "manifest.figures.0.title.en-US" },
    ],
    ["another group", { group: "top" } as never, {}, { path: "manifest.group" }],
    [
      "an unknown permission for an action on a record",
      {
        search: [{ ...search, actions: [{ title, permission: "gates:open", path: "/:id" }] }],
      } as never,
      {},
      { path: "manifest.search.0.actions.0.permission", code: "unknown" },
    ],
    [
      "a page of another sub-app",
      { pages: [{ path: "/../management/operators", title, permission: "parking:open" }] },
      {},
      { path: "manifest.pages.0.path", code: "outside_folder" },
    ],
    ["another console", { host: ">=99" }, {}, { path: "manifest.host", code: "other_host" }],
    ["no version", { version: "latest" }, {}, { path: "manifest.version" }],
  ];
  test("a refusal names the field @security-37", async () => {
    const team = await teamOf(server, "parking");
    for (const [what, more, files, field] of claims) {
      const answer = await team.publish(buildOf("parking", "1.0.0", more, files));
      expect(answer, what).toMatchObject({ status: 400, body: { fields: [field] } });
    }
    const unsent = buildOf("parking", "1.0.0", {}, { "assets/late.js": "export {}" });
    expect(await team.publishOnly(unsent)).toMatchObject({
      status: 400,
      body: { fields: [{ path: "files.2.hash", code: "file_missing" }] },
    });
    expect((await team.send("GET", "parking/release/list")).body).toMatchObject({ total: 0 });
  });

  test("names of the console and of its own sub-apps, and taken ones, can't be added", async () => {
    await teamOf(server, "parking");
    const root = await server.as("root");
    const add = (name: string) =>
      root.request("POST", "/mc-api/sub-app/add", {
        body: { name, ownerId: server.operatorIds.root },
      });
    for (const name of ["user", "assets", "finance", "mc-api", "list"])
      expect(await add(name), name).toMatchObject({
        status: 400,
        body: { fields: [{ path: "name", code: "reserved_name" }] },
      });
    expect((await add("Parking!")).status).toBe(400);
    expect(await add("parking")).toMatchObject({ status: 409 });
  });

  test("owners are found by name or account among the active operators", async () => {
    const root = await server.as("root");
    const { sales: id, operation } = server.operatorIds;
    await root.call("POST /mc-api/operator/:id/disable", { params: { id: operation } });
    const list = (search: string) =>
      root.call("GET /mc-api/sub-app/operator/list", { query: { search } });
    const found = { items: [{ id, name: "Lin Chen", account: "sales" }], total: 1 };
    await root.request("PATCH", `/mc-api/operator/${id}`, { body: { name: "Lin Chen" } });
    for (const search of ["SALES", "lin c"]) expect(await list(search)).toEqual(found);
    expect(await list("operation")).toEqual({ items: [], total: 0 });
  });

  test("an uploaded file that no release uses is removed after a day", async () => {
    const team = await teamOf(server, "parking");
    await team.publish(buildOf("parking", "1.0.0"));
    await team.upload("export const unused = 1;");
    // Builds have empty files, too.
    expect((await team.upload("")).status).toBe(201);
    const stored = async () => {
      const rows = await server.services.database
        .selectFrom("subAppFiles")
        .select("hash")
        .execute();
      let files = 0;
      for await (const key of server.services.files.keys())
        if (key.startsWith("sub-apps/")) files += 1;
      return [rows.length, files];
    };
    server.clock.advance(unusedFilesKept - 1);
    await removeUnusedFiles(server.services, server.clock.now());
    expect(await stored()).toEqual([4, 4]);
    server.clock.advance(1);
    await removeUnusedFiles(server.services, server.clock.now());
    expect(await stored()).toEqual([2, 2]);
  });

  test("a damaged file isn't served @security-37", async () => {
    const team = await teamOf(server, "parking");
    await team.publish(buildOf("parking", "1.0.0"));
    const { files, database } = server.services;
    for (const { fileKey } of await database.selectFrom("subAppFiles").select("fileKey").execute())
      await files.write(fileKey, Buffer.from("export const mount = steal;"));
    expect((await server.request("GET", "/-/apps/parking/1.0.0/assets/main.js")).status).toBe(404);
  });
});

describe("stages", () => {
  test("what needs a sub-app's own server isn't offered while none is set", async () => {
    const root = await server.as("root");
    const team = await teamOf(server, "gates");
    const own = { ...search, call: "GET /gates", permission: "gates:open" } as const;
    const work = {
      kind: "gates",
      title: search.title,
      permission: "gates:open" as const,
      call: "GET /gates",
      label: "name",
      path: "/",
    } as const;
    const figures = [
      { ...figure, id: "gates", call: "GET /gates", permission: "gates:open" as const },
      { ...figure, id: "clients" },
    ];
    await team.publish(buildOf("gates", "1.0.0", { search: [own, search], work: [work], figures }));
    await team.promote("stable", "1.0.0");
    const offered = async () => {
      const found = (await pageOf()).config.subApps.find(({ name }) => name === "gates");
      return [found?.search, found?.work, found?.figures].flatMap((all = []) =>
        all.map(({ call }) => call),
      );
    };
    const set = (origin: string | null) =>
      root.call("PATCH /mc-api/sub-app/:name", {
        params: { name: "gates" },
        body: { backend: origin },
      });
    expect(await offered()).toEqual([search.call, figure.call]);
    expect(await set("http://127.0.0.1:8999")).toMatchObject({ lacksServer: false });
    // Open pages learn of it as they do of a release.
    expect(await offered()).toEqual([
      "GET /gates",
      search.call,
      "GET /gates",
      "GET /gates",
      figure.call,
    ]);
    expect(await set(null)).toMatchObject({ lacksServer: true });
    expect(await offered()).toEqual([search.call, figure.call]);
  });

  const withTwo = async () => {
    const team = await teamOf(server, "parking");
    for (const version of ["1.0.0", "1.1.0"]) await team.publish(buildOf("parking", version));
    await team.promote("stable", "1.0.0");
    return team;
  };

  test("a canary reaches its share of operators, the same ones each time; a pin wins; anonymous pages get stable", async () => {
    const team = await withTwo();
    await team.promote("canary", "1.1.0", 10);
    const { database } = server.services;
    const sales = await server.as("sales");
    const sample = await database
      .selectFrom("operators")
      .selectAll()
      .where("id", "=", server.operatorIds.sales)
      .executeTakeFirstOrThrow();
    const session = await database
      .selectFrom("sessions")
      .selectAll()
      .where("operatorId", "=", sample.id)
      .executeTakeFirstOrThrow();
    const ids = Array.from(
      { length: 1000 },
      (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    );
    const current = await currentReleases(server.services)();
    const canaries = ids.filter((operatorId) =>
      releasesFor(current, { operatorId, role: "sales" }).some(
        ({ manifest }) => manifest?.version === "1.1.0",
      ),
    );
    expect(canaries.length).toBeGreaterThanOrEqual(80);
    expect(canaries.length).toBeLessThanOrEqual(120);
    // Pages of some of them; one session is each operator's in turn.
    const first = canaries.slice(0, 5);
    const others = ids.filter((one) => !canaries.includes(one)).slice(0, 3);
    for (const id of [...first, ...others])
      await database
        .insertInto("operators")
        .values({ ...sample, id, account: id, accountKey: id, email: id, emailKey: id })
        .execute();
    const versionsOf = async (some: string[]) => {
      const versions: (string | undefined)[] = [];
      for (const operatorId of some) {
        await database
          .updateTable("sessions")
          .set({ operatorId })
          .where("id", "=", session.id)
          .execute();
        versions.push(await versionFor(sales.cookie));
      }
      return versions;
    };
    expect(await versionsOf([...first, ...others])).toEqual([
      ...first.map(() => "1.1.0"),
      ...others.map(() => "1.0.0"),
    ]);
    expect(await versionFor()).toBe("1.0.0");

    const root = await server.as("root");
    const pin = (body: { version: string; operatorId?: string; role?: "sales" }) =>
      root.call("POST /mc-api/sub-app/:name/pin/add", { params: { name: "parking" }, body });
    const { id } = await pin({ version: "1.0.0", operatorId: canaries[0]! });
    expect(await versionsOf([canaries[0]!])).toEqual(["1.0.0"]);
    await pin({ version: "1.1.0", role: "sales" });
    // The operator's own pin comes before the role's.
    expect(await versionsOf([canaries[0]!, ...others])).toEqual([
      "1.0.0",
      "1.1.0",
      "1.1.0",
      "1.1.0",
    ]);
    await root.call("POST /mc-api/sub-app/:name/pin/:id/remove", {
      params: { name: "parking", id },
    });
    expect(await versionsOf([canaries[0]!])).toEqual(["1.1.0"]);
  });

  test("a stage goes back to the release before, and its history says who and why", async () => {
    const team = await withTwo();
    await team.promote("stable", "1.1.0");
    expect(await versionFor()).toBe("1.1.0");
    expect(await team.rollBack("stable", "1.1.0")).toMatchObject({
      status: 200,
      body: { stages: [{ version: "1.0.0", previous: "1.1.0", reason: "It failed" }] },
    });
    expect(await versionFor()).toBe("1.0.0");
    const root = await server.as("root");
    const { items } = await root.call("GET /mc-api/sub-app/:name/stage/change/list", {
      params: { name: "parking" },
    });
    expect(items.map(({ before, after, reason }) => [before, after, reason])).toEqual([
      ["1.1.0", "1.0.0", "It failed"],
      ["1.0.0", "1.1.0", "Because"],
      [null, "1.0.0", "Because"],
    ]);
    const log = await root.call("GET /mc-api/audit/list", {
      query: { action: "sub-app.stage-changed" },
    });
    expect(log.items[0]).toMatchObject({
      actor: "root",
      target: "parking",
      details: { stage: "stable", version: "1.0.0", reason: "It failed", token: "CI" },
    });
  });

  test("a release in use can't be yanked, a yanked one can't be used", async () => {
    const team = await withTwo();
    const root = await server.as("root");
    const yank = (version: string) =>
      root.request("POST", `/mc-api/sub-app/parking/release/${version}/yank`, {
        body: { reason: "Wrong prices" },
      });
    expect(await yank("1.0.0")).toMatchObject({
      status: 409,
      body: { fields: [{ code: "in_stage" }] },
    });
    expect(await yank("1.1.0")).toMatchObject({
      status: 200,
      body: { yankReason: "Wrong prices" },
    });
    expect(await team.promote("stable", "1.1.0")).toMatchObject({
      status: 409,
      body: { fields: [{ path: "version", code: "yanked" }] },
    });
    expect(await team.rollBack("stable", "1.0.0")).toMatchObject({
      status: 409,
      body: { fields: [{ path: "stage", code: "no_previous" }] },
    });
  });

  test("only an operator with the sub-app's own permission may open it, and a release adds more", async () => {
    const team = await teamOf(server, "parking");
    const label = { "en-US": "View lots", "zh-CN": "查看车场" };
    await team.publish(
      buildOf("parking", "1.0.0", { permissions: [{ code: "parking:lot:read", label }] }),
    );
    const heldBy = async (role: "root" | "admin") =>
      (await server.as(role)).call("GET /auth/account/permissions");
    expect((await heldBy("root")).permissions).not.toContain("parking:lot:read");
    await team.promote("stable", "1.0.0");
    const root = await heldBy("root");
    expect(root.permissions).toEqual(expect.arrayContaining(["parking:open", "parking:lot:read"]));
    expect(root.subApps).toContain("parking");
    expect((await heldBy("admin")).subApps).not.toContain("parking");
  });
});

describe("a token", () => {
  test("reaches only its own sub-app, with its scopes @security-37", async () => {
    const parking = await teamOf(server, "parking", ["publish"]);
    const gates = await teamOf(server, "gates");
    await gates.publish(buildOf("gates", "1.0.0"));
    const build = buildOf("gates", "1.0.1");
    const attempts = [
      parking.publishOnly(build, "gates"),
      parking.upload("export {}", "gates"),
      parking.send("GET", "gates/release/list"),
      parking.send("POST", "gates/stage/stable/promote", {
        body: { version: "1.0.0", reason: "Mine" },
      }),
    ];
    for (const answer of await Promise.all(attempts))
      expect(answer).toMatchObject({ status: 403, body: { fields: [{ code: "other_app" }] } });
    await parking.publish(buildOf("parking", "1.0.0"));
    expect(await parking.promote("stable", "1.0.0")).toMatchObject({
      status: 403,
      body: { code: "scope_missing" },
    });
    // Other calls don't accept it at all.
    for (const path of ["parking/token/list", "list"])
      expect((await parking.send("GET", path)).status, path).toBe(401);
  });

  test("knows itself: what it may do and until when", async () => {
    const team = await teamOf(server, "parking", ["publish"]);
    const path = "/mc-api/sub-app/parking/token/own";
    const own = await team.send("GET", "parking/token/own");
    expect(own.body).toMatchObject({ id: team.token.id, scopes: ["publish"], state: "active" });
    const { cookie } = await server.as("root");
    expect((await server.request("GET", path, { cookie })).status).toBe(404);
  });

  test("can do no more than its maker now, and ends @security-37", async () => {
    const team = await teamOf(server, "parking");
    const list = async () => (await team.send("GET", "parking/release/list")).status;
    const { database } = server.services;
    expect(await list()).toBe(200);
    const grant = {
      role: "root",
      permission: "management:sub-app:update",
    } as const;
    const remove = database
      .deleteFrom("rolePermissions")
      .where("role", "=", grant.role)
      .where("permission", "=", grant.permission);
    await remove.execute();
    expect((await team.publish(buildOf("parking", "1.0.0"))).status).toBe(403);
    await database.insertInto("rolePermissions").values(grant).execute();
    expect((await team.publish(buildOf("parking", "1.0.0"))).status).toBe(201);
    const maker = database.updateTable("operators").where("id", "=", server.operatorIds.root);
    await maker.set({ status: "disabled" }).execute();
    expect(await list()).toBe(401);
    await maker.set({ status: "active" }).execute();
    const root = await server.as("root");
    const tokens = async () =>
      (await root.call("GET /mc-api/sub-app/:name/token/list", { params: { name: "parking" } }))
        .items;
    expect(await tokens()).toMatchObject([
      { name: "CI", state: "active", lastUsedAt: server.clock.now() },
    ]);
    const text = JSON.stringify(await tokens());
    expect(text).not.toContain(team.secret.slice(team.token.prefix.length + 1));
    await root.call("POST /mc-api/sub-app/:name/token/:id/revoke", {
      params: { name: "parking", id: team.token.id },
    });
    expect(await list()).toBe(401);
    const other = await teamOf(server, "gates");
    server.clock.advance(86_400_000);
    expect((await other.send("GET", "gates/release/list")).status).toBe(401);
  });
});
