import { type Endpoint, endpoints, isKeyEndpoint, type Permission } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeExpired } from "#modules/retention.ts";

// Seeing the console as another operator: what an attacker, or a curious administrator, would try.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const begin = "/mc-api/operator/:id/view-as";
const beginOf = (target: keyof TestServer["operatorIds"], reason = "A call from them") =>
  [begin.replace(":id", server.operatorIds[target]), { body: { reason } }] as const;
const viewAs = async (
  viewer: "root" | "admin",
  target: "root" | "admin" | "sales" | "operation",
) => {
  const page = await server.as(viewer);
  const answer = await page.request("POST", ...beginOf(target));
  return { page, answer };
};
const lastAudits = async () => {
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/audit/list", { query: { pageSize: 10 } });
  return items;
};

test("a viewer sees the console with what both may see, and returns to their own account @security-40", async () => {
  const { page, answer } = await viewAs("admin", "sales");
  expect(answer.status).toBe(200);
  const account = await page.call("GET /auth/account/info");
  expect(account).toMatchObject({ account: "sales", viewer: { account: "admin" } });
  const { permissions } = await page.call("GET /auth/account/permissions");
  expect(permissions).toContain("finance:client:read");
  expect(permissions).not.toContain("management:operator:read");
  expect((await page.request("GET", "/mc-api/operator/list")).status).toBe(403);

  await page.call("POST /auth/session/end-view");
  expect((await page.call("GET /auth/account/info")).account).toBe("admin");
});

test("every call that could change something, and the operator's own data, is refused @security-40", async () => {
  const { page } = await viewAs("root", "admin");
  const allowed = new Set(["session.logout", "view.end"]);
  for (const endpoint of endpoints as readonly Endpoint[]) {
    if (isKeyEndpoint(endpoint) || allowed.has(endpoint.name)) continue;
    const { method, path, access, whileViewing } = endpoint;
    const isOwn = access === "signed-in" && !whileViewing;
    if (method === "GET" && !isOwn) continue;
    const answer = await page.request(method, path.replaceAll(/:\w+/g, server.operatorIds.sales));
    expect(answer, `${method} ${path}`).toMatchObject({
      status: 403,
      body: { code: "viewing_only" },
    });
  }
  await page.call("POST /auth/session/end-view");
});

test("calls of a sub-app's backend are refused, GETs too @security-40", async () => {
  const { page } = await viewAs("root", "admin");
  const answer = await page.request("GET", "/-/apps/finance/api/anything");
  expect(answer).toMatchObject({ status: 403, body: { code: "viewing_only" } });
  await page.call("POST /auth/session/end-view");
});

test("nobody sees the console as root, as somebody who may do more, or as themselves @security-40", async () => {
  for (const target of ["root", "admin"] as const)
    expect((await viewAs("admin", target)).answer.status, target).toBe(403);
  const root = await server.as("root");
  const give = async (change: { give: Permission[]; take: Permission[] }) =>
    root.call("POST /mc-api/role/change", { body: { changes: [{ role: "sales", ...change }] } });
  const own: Permission = "management:sub-app:update";
  await give({ give: [own], take: [] });
  expect((await viewAs("admin", "sales")).answer.body).toMatchObject({
    fields: [{ path: "id", code: "beyond_own" }],
  });
  await give({ give: [], take: [own] });

  // One who gets more permissions while being viewed isn't viewed any longer.
  const { page } = await viewAs("admin", "sales");
  await give({ give: [own], take: [] });
  expect((await page.call("GET /auth/account/info")).account).toBe("admin");
  await give({ give: [], take: [own] });
});

test("it needs the permission, and fresh proof @security-40", async () => {
  const sales = await server.as("sales");
  expect((await sales.request("POST", ...beginOf("operation"))).status).toBe(403);
  const admin = await server.as("admin");
  const unexplained = await admin.request("POST", ...beginOf("operation", " "));
  expect(unexplained.body).toMatchObject({ fields: [{ path: "reason" }] });
  server.clock.advance(20 * 60_000);
  const stale = await admin.request("POST", ...beginOf("operation"));
  expect(stale.body).toMatchObject({ code: "reauth_required" });
});

test("it ends by itself after 30 minutes, and a page that still shows it can't write @security-40", async () => {
  const { page } = await viewAs("admin", "operation");
  server.clock.advance(30 * 60_000);
  const stale = await page.request("POST", "/cc-api/operator/updateBasicInfo", {
    body: { theme: "dark" },
    headers: { "x-page-account": server.operatorIds.operation },
  });
  expect(stale.body).toMatchObject({ code: "foreign_account" });
  const ends = (await lastAudits()).filter(({ action }) => action === "operator.view-ended");
  expect(ends[0]).toMatchObject({ actor: "admin", target: "operation" });
  expect((await page.call("GET /auth/account/info")).account).toBe("admin");
});

test("the audit log names the viewer at begin and end, and in between @security-40", async () => {
  const { page } = await viewAs("root", "admin");
  await page.request("GET", "/mc-api/operator/export");
  await page.request("GET", "/auth/session/logout");
  const items = await lastAudits();
  const begun = items.findIndex(({ action }) => action === "operator.view-begun");
  const since = items.slice(0, begun + 1).filter(({ action }) => action !== "session.opened");
  expect(since.map(({ actor, action }) => [actor, action])).toEqual(
    expect.arrayContaining([
      ["root", "operator.view-begun"],
      ["root", "list.exported"],
      ["root", "operator.view-ended"],
      ["root", "session.ended"],
    ]),
  );
  expect(since.find(({ action }) => action === "list.exported")?.details).toMatchObject({
    viewedAs: "admin",
  });
  expect((await page.request("GET", "/auth/account/info")).status).toBe(401);
});

/** An operator's rows in all tables. */
const storedOf = async (id: string) => {
  const { database } = server.services;
  const tables = await database.introspection.getTables();
  const stored = await Promise.all(
    tables.map(async ({ name, columns }) => {
      const key = name === "operators" ? "id" : "operator_id";
      if (!columns.some((column) => column.name === key)) return [];
      const own = sql`select * from ${sql.table(name)} where ${sql.ref(key)} = ${id}`;
      return [[name, (await own.execute(database)).rows]];
    }),
  );
  return stored.flat();
};

test("looking at every page changes nothing of the viewed operator, and shows no secret @security-40", async () => {
  const id = server.operatorIds.admin;
  await server.services.database
    .insertInto("notifications")
    .values({
      id,
      operatorId: id,
      kind: "account.changed",
      facts: {},
      path: "/user-info",
      createdAt: server.clock.now(),
      readAt: null,
    })
    .execute();
  const before = await storedOf(id);
  expect(before.length).toBeGreaterThan(10);
  const { page } = await viewAs("root", "admin");
  const secrets = /"(?:tokenHash|passwordHash|secret|credential|codeHash|template)"/;
  let answered = 0;
  for (const endpoint of endpoints as readonly Endpoint[]) {
    if (isKeyEndpoint(endpoint) || endpoint.method !== "GET" || endpoint.stream) continue;
    if (endpoint.name === "session.logout") continue;
    const answer = await page.request("GET", endpoint.path.replaceAll(/:\w+/g, id));
    if (answer.status !== 200) continue;
    answered += 1;
    expect(JSON.stringify(answer.body ?? ""), endpoint.path).not.toMatch(secrets);
  }
  expect(answered).toBeGreaterThan(40);
  expect(await storedOf(id)).toEqual(before);
  expect((await page.call("GET /cc-api/notification/list")).unread).toBe(1);
  await page.call("POST /auth/session/end-view");
});

test("a view isn't begun within one, nor ended from another site @security-40", async () => {
  const { page } = await viewAs("root", "admin");
  expect((await page.request("POST", ...beginOf("sales"))).body).toMatchObject({
    code: "viewing_only",
  });
  const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const forged = await page.request("POST", "/auth/session/end-view", { headers });
  expect(forged.body).toMatchObject({ code: "cross_site" });
  expect((await page.call("GET /auth/account/info")).account).toBe("admin");
  await page.call("POST /auth/session/end-view");

  const begun = await Promise.all(
    (["sales", "operation"] as const).map((one) => page.request("POST", ...beginOf(one))),
  );
  expect(begun.every(({ status }) => status === 200)).toBe(false);
  await page.call("POST /auth/session/end-view");
});

test("every begin has one end in the audit log, however it ends @security-40", async () => {
  const status = async (account: "admin" | "operation", verb: "enable" | "disable") =>
    (await server.as("root")).call(`POST /mc-api/operator/:id/${verb}`, {
      params: { id: server.operatorIds[account] },
    });
  type Page = Awaited<ReturnType<typeof viewAs>>["page"];
  const ways: [ended: string, end: (page: Page) => Promise<unknown>][] = [
    ["stopped", (page) => page.call("POST /auth/session/end-view")],
    ["signed-out", (page) => page.request("GET", "/auth/session/logout")],
    [
      "expired",
      async () => {
        server.clock.advance(30 * 60_000);
        await removeExpired(server.services, server.clock.now());
      },
    ],
    [
      "session-ended",
      async () => (await server.as("admin")).call("POST /cc-api/operator/sessions/end-others"),
    ],
    [
      "session-ended",
      async (page) => {
        await status("admin", "disable");
        expect((await page.request("GET", "/auth/account/info")).status).toBe(401);
        await status("admin", "enable");
      },
    ],
    [
      "no-longer-allowed",
      async (page) => {
        await status("operation", "disable");
        await page.request("GET", "/auth/account/info");
        await status("operation", "enable");
      },
    ],
    [
      "no-longer-allowed",
      async (page) => {
        const root = await server.as("root");
        const change = (give: Permission[], take: Permission[]) =>
          root.call("POST /mc-api/role/change", {
            body: { changes: [{ role: "admin", give, take }] },
          });
        await change([], ["management:operator:view-as"]);
        await page.request("GET", "/auth/account/info");
        await change(["management:operator:view-as"], []);
      },
    ],
  ];
  for (const [ended, end] of ways) {
    const { page, answer } = await viewAs("admin", "operation");
    expect(answer.status, ended).toBe(200);
    await end(page);
    const views = (await lastAudits()).filter(({ action }) => action.startsWith("operator.view-"));
    expect(views.slice(0, 2), ended).toMatchObject([
      { action: "operator.view-ended", actor: "admin", target: "operation", details: { ended } },
      { action: "operator.view-begun", actor: "admin", details: { reason: "A call from them" } },
    ]);
  }
});
