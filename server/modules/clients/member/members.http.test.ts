import { type Endpoint, endpoints, type Permission } from "@console-shell/contract";
import type { MemberRole } from "@console-shell/contract/words/member-roles";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { goodInput } from "#kernel/testing/good-input.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clientAppOn, type TestClientApp } from "../webhook/testing/client-app.ts";

/** Permissions that root grants to sales, which can't see client apps by default. */
const given: Permission[] = endpoints.flatMap(({ access }) =>
  access.startsWith("console-application:") ? (access as Permission) : [],
);

let server: TestServer;
let manager: TestClient;
let clientApp: TestClientApp;
let mine: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const rows = [...new Set(given)].map((permission) => ({ role: "sales" as const, permission }));
  await server.services.database.insertInto("rolePermissions").values(rows).execute();
  manager = await server.as("clientManager");
  mine = await server.as("sales");
});
beforeEach(async () => {
  clientApp = await clientAppOn(server);
  // Owned by somebody else by default.
  await own(server.operatorIds.clientManager);
});
afterAll(() => server.close());

const params = () => ({ id: clientApp.id });
const own = async (ownerId: string) =>
  (await server.as("admin")).call("PATCH /cc-api/client-app/:id", {
    params: params(),
    body: { ownerId },
  });
const add = (role: MemberRole) =>
  manager.call("POST /cc-api/client-app/:id/member/add", {
    params: params(),
    body: { operatorId: server.operatorIds.sales, role },
  });
const members = () => manager.call("GET /cc-api/client-app/:id/member/list", { params: params() });
const listed = async () => {
  const query = { pageSize: 100 };
  const { items, total } = await mine.call("GET /cc-api/client-app/list", { query });
  expect(total).toBe(items.length);
  return items.some(({ id }) => id === clientApp.id);
};
const at = (path = "") => `/cc-api/client-app/${clientApp.id}${path}`;
const statusOf = async (method: string, path: string, body?: unknown) =>
  (await mine.request(method, path, { ...(body !== undefined && { body }) })).status;

const all: readonly Endpoint[] = endpoints;
const ofOne = all.filter(({ path }) => path.startsWith("/cc-api/client-app/:id"));

test.each(ofOne.map(({ method, path, body }) => [method, path, body] as const))(
  "%s %s is 404 for somebody else's client app @security-23",
  async (method, path, body) => {
    const address = path.replace(":id", clientApp.id).replaceAll(/:\w+/g, clientApp.id);
    expect(await statusOf(method, address, body && goodInput(body))).toBe(404);
  },
);

test("only its owner, its members and operators with read-all see a client app @security-23", async () => {
  expect(await listed()).toBe(false);
  expect(await statusOf("GET", at())).toBe(404);
  expect(await statusOf("PATCH", at(), { name: "Mine" })).toBe(404);
  expect(await statusOf("POST", at("/key/add"), { name: "K", scopes: ["usage:read"] })).toBe(404);
  const days = async () => {
    const query = { id: [clientApp.id] };
    const { items } = await mine.call("GET /cc-api/client-app/usage/days", { query });
    return items.length;
  };
  expect(await days()).toBe(0);
  await add("viewer");
  expect(await listed()).toBe(true);
  expect(await days()).toBe(1);
  const ownRole = async () => {
    const { ownRole } = await mine.call("GET /cc-api/client-app/:id", { params: params() });
    return ownRole;
  };
  expect(await ownRole()).toBe("viewer");
  expect(await statusOf("GET", at("/webhook/list"))).toBe(200);
  await manager.request("DELETE", at(`/member/${server.operatorIds.sales}`));
  expect(await listed()).toBe(false);
  await own(server.operatorIds.sales);
  expect(await listed()).toBe(true);
  expect(await ownRole()).toBe("owner");
  const all = await (
    await server.as("admin")
  ).call("GET /cc-api/client-app/:id", { params: params() });
  expect(all.ownRole).toBe(null);
  expect(await statusOf("GET", at("/key/list"))).toBe(200);
});

test("viewers read, managers write, and only the owner transfers ownership @security-23", async () => {
  const key = { name: "Server", scopes: ["usage:read"] };
  await add("viewer");
  expect(await statusOf("POST", at("/key/add"), key)).toBe(403);
  expect(await statusOf("PATCH", at(), { description: "Changed" })).toBe(403);
  const oneself = `/member/${server.operatorIds.sales}`;
  expect(await statusOf("PATCH", at(oneself), { role: "manager" })).toBe(403);

  await manager.request("PATCH", at(oneself), { body: { role: "manager" } });
  expect(await statusOf("POST", at("/key/add"), key)).toBe(201);
  const ownerId = server.operatorIds.clientManager;
  expect(await statusOf("PATCH", at(), { description: "Changed", ownerId })).toBe(200);
  const give = { ownerId: server.operatorIds.sales };
  expect(await statusOf("PATCH", at(), give)).toBe(403);
  await own(server.operatorIds.sales);
  // They share a name, but are still two.
  await server.services.database
    .updateTable("operators")
    .set({ name: "Test sales" })
    .where("id", "=", ownerId)
    .execute();
  expect(await statusOf("PATCH", at(), { ownerId })).toBe(200);
  const [given] = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select(["action", "actor", "details"])
    .where("targetId", "=", clientApp.id)
    .orderBy("sequence", "desc")
    .execute();
  expect(given).toEqual({
    action: "application.changed",
    actor: "sales",
    details: JSON.stringify({ owner: "Test sales (sales) → Test sales (clientManager)" }),
  });
  await server.services.database
    .updateTable("operators")
    .set({ name: "Test clientManager" })
    .where("id", "=", ownerId)
    .execute();
});

test("read-all is read-only: writing to somebody else's client app needs update-all @security-23", async () => {
  const { clientManager, sales, admin } = server.operatorIds;
  await own(sales);
  const before = await mine.call("GET /cc-api/client-app/:id", { params: params() });
  const seen = await manager.call("GET /cc-api/client-app/:id", { params: params() });
  expect([before.ownRole, seen.ownRole]).toEqual(["owner", "viewer"]);
  for (const { method, path, body } of ofOne.filter((one) => one.method !== "GET")) {
    const address = path.replace(":id", clientApp.id).replaceAll(/:\w+/g, clientApp.id);
    const answer = await manager.request(method, address, body && { body: goodInput(body) });
    expect(answer.status, `${method} ${path}`).toBe(403);
  }
  const taken = await manager.request("PATCH", at(), { body: { ownerId: clientManager } });
  expect(taken.body).toMatchObject({
    code: "forbidden",
    fields: [{ path: "permission", code: "console-application:application:update-all" }],
  });
  const nowhere = at().replace(clientApp.id, admin);
  const lost = await manager.request("PATCH", nowhere, { body: { description: "Changed" } });
  expect(lost.status).toBe(404);
  expect(await mine.call("GET /cc-api/client-app/:id", { params: params() })).toEqual(before);
  const root = await server.as("root");
  const written = await root.call("PATCH /cc-api/client-app/:id", {
    params: params(),
    body: { ownerId: clientManager },
  });
  expect(written).toMatchObject({ ownerId: clientManager, ownRole: null });
});

test("members are listed after the owner, each once, and the owner can't be removed", async () => {
  const { clientManager, sales } = server.operatorIds;
  expect(await members()).toMatchObject([{ operatorId: clientManager, role: "owner" }]);
  const added = await add("viewer");
  expect(added).toMatchObject({
    operatorId: sales,
    role: "viewer",
    addedByName: "Test clientManager",
  });
  expect(await members()).toMatchObject([{ role: "owner" }, added]);
  const file = await manager.request("GET", at("/member/export"));
  expect(file.headers.get("content-disposition")).toContain("members.csv");
  const time = new Date(added.addedAt!).toISOString();
  expect(file.text.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    "name,account,role,addedAt,addedByName",
    "Test clientManager,clientManager,owner,,",
    `Test sales,sales,viewer,${time},Test clientManager`,
  ]);
  const body = { operatorId: sales, role: "manager" };
  for (const operatorId of [sales, clientManager])
    expect(
      (await manager.request("POST", at("/member/add"), { body: { ...body, operatorId } })).body,
    ).toMatchObject({ code: "conflict", fields: [{ path: "operatorId", code: "taken" }] });
  const nobody = { operatorId: clientApp.id, role: "viewer" };
  expect((await manager.request("POST", at("/member/add"), { body: nobody })).status).toBe(400);
  const removed = await manager.request("DELETE", at(`/member/${clientManager}`));
  expect(removed.status).toBe(404);

  const events = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select(["action", "details"])
    .where("targetId", "=", clientApp.id)
    .where("action", "=", "application-member.added")
    .execute();
  expect(events.map((one) => [one.action, JSON.parse(one.details)])).toEqual([
    ["application-member.added", { operator: "sales", role: "viewer" }],
  ]);
});
