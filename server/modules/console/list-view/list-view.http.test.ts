import type { ApiInput } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listViewLimits } from "@console-shell/contract/words/list-views";
import { removeExpiredConsole } from "../retention.ts";

const list = "/finance/invoices";
type Body = ApiInput<"POST /cc-api/list-view/create">["body"];
const view: Body = {
  list,
  permission: "finance:invoice:read",
  name: "Overdue",
  query: { status: "overdue", sort: "-dueAt" },
  columns: { order: ["total", "status"], hidden: ["mail"] },
  shared: false,
};

let server: TestServer;
let admin: TestClient;
let sales: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  [admin, sales] = await Promise.all([server.as("admin"), server.as("sales")]);
});
afterEach(() => server.close());

const create = (client: TestClient, change: Partial<Body> = {}) =>
  client.call("POST /cc-api/list-view/create", { body: { ...view, ...change } });
const refused = (client: TestClient, change: Partial<Body> = {}) =>
  client.request("POST", "/cc-api/list-view/create", { body: { ...view, ...change } });
const seenBy = async (client: TestClient, of = list) =>
  (await client.call("GET /cc-api/list-view/list", { query: { list: of } })).items;
const patch = (client: TestClient, id: string, body: object) =>
  client.request("PATCH", `/cc-api/list-view/${id}`, { body });

test("an own view is kept as it was saved, and only its owner sees and changes it", async () => {
  const { id } = await create(sales);
  expect(await seenBy(sales)).toEqual([
    {
      id,
      list,
      name: "Overdue",
      query: view.query,
      columns: view.columns,
      shared: false,
      own: true,
      ownerName: expect.any(String),
    },
  ]);
  expect(await seenBy(sales, "/finance/clients")).toEqual([]);
  expect(await seenBy(admin)).toEqual([]);
  for (const method of ["PATCH", "DELETE"] as const)
    expect(
      await admin.request(
        method,
        `/cc-api/list-view/${id}`,
        method === "PATCH" ? { body: {} } : {},
      ),
    ).toMatchObject({ status: 404 });
  expect(await patch(sales, id, { name: "Late", query: {}, columns: null })).toMatchObject({
    status: 200,
    body: { name: "Late", query: {}, columns: null, shared: false },
  });
  expect(await patch(sales, id, { shared: true })).toMatchObject({
    status: 403,
    body: { fields: [{ code: "management:list-view:share" }] },
  });
  await sales.call("DELETE /cc-api/list-view/:id", { params: { id } });
  expect(await seenBy(sales)).toEqual([]);
});

test("names are unique per owner and list whatever their case, and an operator's views are limited", async () => {
  const { id } = await create(sales);
  const taken = { status: 409, body: { fields: [{ path: "name", code: "taken" }] } };
  expect(await refused(sales, { name: "OVERDUE" })).toMatchObject(taken);
  await create(sales, { list: "/finance/clients" });
  await create(admin);
  const { id: other } = await create(sales, { name: "Other" });
  expect(await patch(sales, other, { name: "overdue" })).toMatchObject(taken);
  expect(await patch(sales, id, { name: "OverDue" })).toMatchObject({ status: 200 });
  for (let number = 3; number <= listViewLimits.own; number += 1)
    await create(sales, { name: `View ${number}` });
  expect(await refused(sales, { name: "One more" })).toMatchObject({
    status: 409,
    body: { fields: [{ path: "name", code: "too_many" }] },
  });
});

test("a shared view is for those who may open the list's page, and changed by who may share", async () => {
  const { id } = await create(admin, { shared: true });
  expect(await seenBy(sales)).toMatchObject([{ id, own: false, shared: true }]);
  // Operation can't open Finance, sales not its price plans.
  const operation = await server.as("operation");
  const query = { list };
  expect(await operation.request("GET", "/cc-api/list-view/list", { query })).toMatchObject({
    status: 403,
  });
  expect(await patch(operation, id, { name: "Mine" })).toMatchObject({ status: 404 });
  await create(admin, { list: "/finance/plans", permission: "finance:plan:read", shared: true });
  expect(await seenBy(sales, "/finance/plans")).toEqual([]);
  expect(await seenBy(await server.as("clientManager"), "/finance/plans")).toHaveLength(1);

  expect(await patch(sales, id, { name: "Mine" })).toMatchObject({ status: 403 });
  expect(await sales.request("DELETE", `/cc-api/list-view/${id}`)).toMatchObject({ status: 403 });
  const root = await server.as("root");
  expect(await patch(root, id, { name: "Late" })).toMatchObject({ body: { name: "Late" } });
  expect(await patch(admin, id, { shared: false })).toMatchObject({ body: { shared: false } });
  expect(await seenBy(sales)).toEqual([]);
  expect(await patch(admin, id, { shared: true })).toMatchObject({ body: { shared: true } });
  await root.call("DELETE /cc-api/list-view/:id", { params: { id } });
  const events = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select("action")
    .where("targetId", "=", id)
    .orderBy("sequence")
    .execute();
  expect(events.map(({ action }) => action)).toEqual([
    "list-view.shared",
    "list-view.changed",
    "list-view.changed",
    "list-view.shared",
    "list-view.deleted",
  ]);
});

test("views are found by name, in lists that the operator may open", async () => {
  const found = async (client: TestClient, search: string) => {
    const query = { search, pageSize: 20 };
    const { items } = await client.call("GET /cc-api/list-view/find", { query });
    return items.map((one) => `${one.list} ${one.name}`);
  };
  const { id } = await create(admin, { name: "Overdue 100% Äcker", shared: true });
  await create(admin, { name: "Overdue, own" });
  await create(sales, { name: "overdue_too" });
  // As some keyboards write an accent: a letter, and the accent by itself.
  await create(sales, { name: "Cafe\u0301s" });
  expect(await found(sales, "CAFÉ")).toEqual([`${list} Cafés`]);
  const plans = { list: "/finance/plans", permission: "finance:plan:read" } as const;
  await create(admin, { ...plans, name: "Overdue plans", shared: true });
  // Of a record, which a view's name doesn't tell.
  await create(sales, { list: "/finance/clients/:id", name: "Overdue of one", permission: null });
  expect(await found(sales, "OVERDUE")).toEqual([
    `${list} Overdue 100% Äcker`,
    `${list} overdue_too`,
  ]);
  expect(await found(sales, "0% äCKER")).toHaveLength(1);
  expect(await found(sales, "%")).toHaveLength(1);
  expect(await found(admin, "overdue")).toHaveLength(3);
  expect(await found(await server.as("operation"), "overdue")).toEqual([]);
  const { database } = server.services;
  await database
    .deleteFrom("rolePermissions")
    .where("role", "=", "sales")
    .where("permission", "=", view.permission!)
    .execute();
  expect(await found(sales, "overdue")).toEqual([]);

  // Somebody's default, whatever becomes of it.
  const defaultViews = { [list]: id };
  const choose = (changes: Record<string, string | null>) =>
    sales.call("POST /cc-api/operator/updateBasicInfo", { body: { defaultViews: changes } });
  await Promise.all([
    choose(defaultViews),
    ...["/console", "/management"].map((other) => choose({ [other]: id })),
  ]);
  await choose({ "/console": null, "/management": null });
  await admin.call("DELETE /cc-api/list-view/:id", { params: { id } });
  expect(await sales.call("GET /auth/account/info")).toMatchObject({ defaultViews });
});

test("a list of an unknown app, a permission that isn't held, and odd queries are refused", async () => {
  expect(await refused(sales, { list: "/nothing/here" })).toMatchObject({ status: 404 });
  expect(await refused(sales, { list: "/management/audit", permission: null })).toMatchObject({
    status: 403,
  });
  // The navigation doesn't list a client's page, so its permission is the client's word.
  const unlisted = { list: "/finance/clients/:id", permission: "management:audit:read" } as const;
  expect(await refused(sales, unlisted)).toMatchObject({ status: 403 });
  for (const change of [
    { name: " " },
    { name: "\u200B" },
    { name: "\u202Eeudrevo" },
    { name: "\u202A\u200D" },
    { name: "x".repeat(listViewLimits.name + 1) },
    { list: "finance" },
    { list: "//elsewhere.example" },
    { query: { "a b": "c" } },
    { query: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`a${at}`, "b"])) },
  ])
    expect(await refused(sales, change), JSON.stringify(change)).toMatchObject({ status: 400 });
});

test("own views go with their owner's account, shared ones stay", async () => {
  await create(admin, { shared: true });
  await create(admin, { name: "Own" });
  const { database } = server.services;
  await database.deleteFrom("operators").where("id", "=", server.operatorIds.admin).execute();
  expect(await seenBy(sales)).toMatchObject([{ name: "Overdue", ownerName: null, own: false }]);
  await removeExpiredConsole(server.services, server.clock.now());
  expect(await database.selectFrom("listViews").select("name").execute()).toEqual([
    { name: "Overdue" },
  ]);
});

test("the server knows the permission of a listed page, whatever the client names", async () => {
  const audit = { list: "/management/audit", permission: null, shared: true };
  await create(admin, audit);
  const { services } = server;
  await services.database
    .insertInto("rolePermissions")
    .values([
      { role: "clientManager", permission: "management:open" },
      { role: "clientManager", permission: "management:list-view:share" },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const manager = await server.as("clientManager");
  expect(await refused(manager, { ...audit, permission: "management:open" })).toMatchObject({
    status: 403,
    body: { fields: [{ code: "management:audit:read" }] },
  });
  expect(await seenBy(manager, audit.list)).toEqual([]);
});

test("who may no longer share can't change what others see, but can end it", async () => {
  const { id } = await create(admin, { shared: true });
  const grant = { role: "admin", permission: "management:list-view:share" } as const;
  const { database } = server.services;
  await database
    .deleteFrom("rolePermissions")
    .where("role", "=", grant.role)
    .where("permission", "=", grant.permission)
    .execute();
  expect(await patch(admin, id, { query: { search: "mine" } })).toMatchObject({ status: 403 });
  expect(await patch(admin, id, { shared: false, name: "Own" })).toMatchObject({ status: 200 });
  expect(await patch(admin, id, { name: "Late" })).toMatchObject({ status: 200 });
});

test("of two who delete or rename at once, one finds nothing, and nothing is audited twice", async () => {
  const { id } = await create(admin, { shared: true });
  const root = await server.as("root");
  const answers = await Promise.all([
    admin.request("DELETE", `/cc-api/list-view/${id}`),
    root.request("DELETE", `/cc-api/list-view/${id}`),
    patch(root, id, { name: "Late" }),
  ]);
  const deletions = answers.slice(0, 2).map(({ status }) => status);
  expect(deletions.toSorted((one, other) => one - other)).toEqual([200, 404]);
  const events = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select("action")
    .where("targetId", "=", id)
    .orderBy("sequence")
    .execute();
  const actions = events.map(({ action }) => action);
  expect(actions.filter((action) => action === "list-view.deleted")).toHaveLength(1);
  expect(actions.at(-1)).toBe("list-view.deleted");
});

test("a name is the same in each Unicode form, and lists that don't exist don't multiply the limit", async () => {
  await create(sales, { name: "Caf\u00e9" });
  expect(await refused(sales, { name: "CAFE\u0301" })).toMatchObject({ status: 409 });
  const { database } = server.services;
  const row = await database.selectFrom("listViews").selectAll().executeTakeFirstOrThrow();
  await database
    .insertInto("listViews")
    .values(
      Array.from({ length: listViewLimits.ofOperator - 1 }, (_, at) => ({
        ...row,
        id: `view-${at}`,
        list: `/finance/none-${at}`,
      })),
    )
    .execute();
  expect(await refused(sales, { name: "One more" })).toMatchObject({
    status: 409,
    body: { fields: [{ path: "name", code: "too_many" }] },
  });
});
