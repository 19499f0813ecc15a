import { permissions } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const change = (client: Pick<TestServer, "request">, ...changes: unknown[]) =>
  client.request("POST", "/mc-api/role/change", { body: { changes } });
const mayOf = async (role: string) => {
  const { items } = await (await server.as("root")).call("GET /mc-api/role/list");
  return items.find((one) => one.role === role)?.permissions ?? [];
};
const announcements = "/mc-api/announcement/list";

test("granted and removed permissions apply from the next request @security-23", async () => {
  const root = await server.as("root");
  const manager = await server.as("clientManager");
  expect((await manager.request("GET", announcements)).status).toBe(403);
  const given = await change(root, {
    role: "clientManager",
    give: ["management:announcement:read"],
    take: ["management:applicant:read"],
  });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  expect((await manager.request("GET", announcements)).status).toBe(200);
  expect((await manager.request("GET", "/mc-api/applicant/list")).status).toBe(403);
  expect(await manager.call("GET /auth/account/permissions")).toMatchObject({
    permissions: expect.arrayContaining(["management:announcement:read"]),
  });
  const { items } = await root.call("GET /mc-api/audit/list", {
    query: { action: "role.changed" },
  });
  expect(items).toMatchObject([
    {
      actor: "root",
      target: "clientManager",
      details: { given: "management:announcement:read", taken: "management:applicant:read" },
    },
  ]);
});

test("several roles change together or not at all, and concurrent edits are detected", async () => {
  const root = await server.as("root");
  const take = (role: string) => ({ role, give: [], take: ["finance:invoice:read"] });
  const answers = await Promise.all([
    change(root, take("sales"), take("bizDirector")),
    change(root, take("bizDirector"), take("sales")),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "conflict",
    fields: [{ path: "changes.0.take.0", code: "has_not" }],
  });
  const refused = await change(
    root,
    { role: "sales", give: ["console:open"], take: [] },
    { role: "bizDirector", give: ["console:open"], take: [] },
  );
  expect(refused.body).toMatchObject({
    fields: [{ path: "changes.1.give.0", code: "has_already" }],
  });
  expect(await mayOf("sales")).not.toContain("console:open");
});

test("root keeps every permission, and only root changes roles @security-23", async () => {
  const root = await server.as("root");
  const robbed = await change(root, { role: "root", give: [], take: ["management:role:update"] });
  expect(robbed).toMatchObject({
    status: 403,
    body: { fields: [{ path: "changes.0.role", code: "root_has_all" }] },
  });
  expect(await mayOf("root")).toEqual([...permissions]);
  const shared = await change(root, { role: "admin", give: ["management:role:update"], take: [] });
  expect(shared).toMatchObject({
    status: 403,
    body: { fields: [{ path: "changes.0.give.0", code: "root_alone" }] },
  });
  const admin = await server.as("admin");
  const own = await change(admin, { role: "sales", give: ["console:open"], take: [] });
  expect(own).toMatchObject({
    status: 403,
    body: { fields: [{ code: "management:role:update" }] },
  });
});

test("the current matrix can be exported", async () => {
  const root = await server.as("root");
  await change(root, { role: "sales", give: ["console:open"], take: ["finance:invoice:read"] });
  const file = await (await server.as("admin")).request("GET", "/mc-api/role/export");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="roles.csv"');
  const lines = file.text.replace("\uFEFF", "").trim().split("\r\n");
  expect(lines[0]).toBe("permission,root,admin,bizDirector,operation,clientManager,sales");
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual([...permissions]);
  expect(lines).toContain("console:open,yes,yes,yes,yes,,yes");
  expect(lines).toContain("finance:invoice:read,yes,yes,yes,,yes,");
  expect(lines).toContain("management:role:update,yes,,,,,");
});

test.each([
  [[], "changes"],
  [[{ role: "sales", give: [], take: [] }], "changes.0"],
  [[{ role: "sales", give: ["console:open"], take: ["console:open"] }], "changes.0"],
  [[{ role: "sales", give: ["console:nothing"], take: [] }], "changes.0.give.0"],
  [
    [
      { role: "sales", give: ["console:open"], take: [] },
      { role: "sales", give: [], take: ["finance:open"] },
    ],
    "changes",
  ],
])("%j is bad input that names its field", async (changes, path) => {
  const answer = await change(await server.as("root"), ...changes);
  expect(answer).toMatchObject({ status: 400, body: { code: "bad_input", fields: [{ path }] } });
});
