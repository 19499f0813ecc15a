import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const sessionsOf = async (search: string) => {
  const admin = await server.as("admin");
  return admin.call("GET /mc-api/session/list", { query: { search } });
};

test("all sessions are searched by operator and address, sorted and paged", async () => {
  const root = await server.as("root");
  await server.as("sales");
  await server.as("sales");
  await server.as("operation");
  const { items, total } = await root.call("GET /mc-api/session/list", {
    query: { sort: "account", order: "asc", pageSize: 2, page: 2 },
  });
  expect(total).toBe(4);
  expect(items.map(({ account, role }) => [account, role])).toEqual([
    ["sales", "sales"],
    ["sales", "sales"],
  ]);
  const own = await root.call("GET /mc-api/session/list", { query: { role: "root" } });
  expect(own.items).toMatchObject([{ account: "root", current: true }]);
  expect((await root.call("GET /mc-api/session/list", { query: { search: "OPER" } })).total).toBe(
    1,
  );
  await server.services.database
    .updateTable("sessions")
    .set({ address: "203.0.113.9" })
    .where("operatorId", "=", server.operatorIds.sales)
    .execute();
  expect((await root.call("GET /mc-api/session/list", { query: { search: "203.0" } })).total).toBe(
    2,
  );
  const file = await root.request("GET", "/mc-api/session/export?search=203.0");
  expect(file.text.trimEnd().split("\r\n")).toEqual([
    "account,name,role,address,device,remember,createdAt,lastSeenAt",
    expect.stringMatching(/^sales,.*,sales,203\.0\.113\.9,.*,false,\d{4}-.*Z,\d{4}-.*Z$/),
    expect.stringMatching(/^sales,/),
  ]);
  expect((await root.call("GET /mc-api/session/list", { query: { search: "100%" } })).total).toBe(
    0,
  );
});

test("ended and expired sessions aren't listed", async () => {
  await server.as("sales");
  const before = await sessionsOf("sales");
  expect(before.total).toBe(1);
  await server.services.database
    .updateTable("sessions")
    .set({ lastSeenAt: 0 })
    .where("id", "=", before.items[0]!.id)
    .execute();
  expect((await sessionsOf("sales")).total).toBe(0);
});

test("ending one session keeps the operator's others", async () => {
  const sales = [await server.as("sales"), await server.as("sales")];
  const { items } = await sessionsOf("sales");
  expect(items).toHaveLength(2);
  const admin = await server.as("admin");
  expect(await admin.call("POST /mc-api/session/:id/end", { params: { id: items[0]!.id } })).toBe(
    true,
  );
  const answers = await Promise.all(sales.map((one) => one.request("GET", "/auth/account/info")));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 401,
  ]);
  const again = await admin.request("POST", `/mc-api/session/${items[0]!.id}/end`);
  expect(again.status).toBe(404);
  const audit = await admin.call("GET /mc-api/audit/list", {
    query: { action: "operator.sessions-ended" },
  });
  expect(audit.items).toMatchObject([
    { actor: "admin", target: "sales", details: { sessions: 1 } },
  ]);
  const told = await sales
    .find((_, index) => answers[index]!.status === 200)!
    .call("GET /cc-api/notification/list");
  expect(told.items[0]).toMatchObject({ kind: "account.changed" });
});

test("own sessions can't be ended here, and root's only by root @security-23", async () => {
  await server.as("root");
  const admin = await server.as("admin");
  const id = async (search: string) => (await sessionsOf(search)).items[0]!.id;
  const roots = await admin.request("POST", `/mc-api/session/${await id("root")}/end`);
  expect(roots).toMatchObject({ status: 403, body: { fields: [{ code: "only_root" }] } });
  const own = await admin.request("POST", `/mc-api/session/${await id("admin")}/end`);
  expect(own).toMatchObject({ status: 403, body: { fields: [{ code: "own_account" }] } });
});
