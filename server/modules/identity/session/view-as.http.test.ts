// Seeing the console as another operator: what an attacker, or a curious administrator, would try.
import { type Endpoint, endpoints, isKeyEndpoint, type Permission } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const begin = "/mc-api/operator/:id/view-as";
const viewAs = async (
  viewer: "root" | "admin",
  target: "root" | "admin" | "sales" | "operation",
) => {
  const page = await server.as(viewer);
  const answer = await page.request("POST", begin.replace(":id", server.operatorIds[target]));
  return { page, answer };
};
const lastAudits = async () => {
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/audit/list", { query: { pageSize: 5 } });
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
  const path = begin.replace(":id", server.operatorIds.operation);
  expect((await sales.request("POST", path)).status).toBe(403);
  const admin = await server.as("admin");
  server.clock.advance(20 * 60_000);
  expect((await admin.request("POST", path)).body).toMatchObject({ code: "reauth_required" });
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
