import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { applyAndConfirm, registration } from "#modules/identity/applicant/testing/apply.ts";
import { notify } from "#modules/identity/notification/writes.ts";

let server: TestServer;
let root: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  root = await server.as("root");
});
afterEach(() => server.close());

const list = async (role: Parameters<TestServer["as"]>[0], query?: object) =>
  (await server.as(role)).call("GET /cc-api/notification/list", { query });
const facts = async (role: Parameters<TestServer["as"]>[0]) =>
  (await list(role)).items.map(({ kind, facts }) => ({ kind, ...facts }));

/** Sends sales `count` notifications, the last one last. */
const tell = async (count: number) => {
  for (let number = 1; number <= count; number += 1) {
    server.clock.advance(1);
    await notify(
      server.services.database,
      {
        to: [server.operatorIds.sales],
        kind: "session.new-device",
        facts: { device: `Browser ${number}`, address: "203.0.113.7" },
        path: "/user-info",
      },
      server.clock.now(),
    );
  }
};

describe("a pending registration", () => {
  test("notifies only those who may decide it", async () => {
    const { database } = server.services;
    await database
      .updateTable("operators")
      .set({ status: "disabled" })
      .where("id", "=", server.operatorIds.root)
      .execute();
    const id = await applyAndConfirm(server);
    const { reference } = await database
      .selectFrom("applicants")
      .select("reference")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(await list("admin")).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: "applicant.waiting",
          facts: { name: registration.name, company: registration.company, reference },
          path: "/management/applicants?status=waiting",
          createdAt: server.clock.now(),
          readAt: null,
        },
      ],
      total: 1,
      unread: 1,
    });
    for (const role of ["bizDirector", "operation", "sales"] as const)
      expect((await list(role)).total).toBe(0);
    const rows = await database.selectFrom("notifications").select("operatorId").execute();
    const { admin, clientManager } = server.operatorIds;
    expect(new Set(rows.map((row) => row.operatorId))).toEqual(new Set([admin, clientManager]));
  });

  test.each(["approve", "reject"] as const)(
    "counts as read by all once one of them decides to %s it",
    async (decision) => {
      const id = await applyAndConfirm(server);
      await applyAndConfirm(server, { account: "other.one", email: "other@hanbit.example" });
      expect((await list("admin")).unread).toBe(2);
      const body = decision === "approve" ? { role: "sales" } : { reason: "Not now" };
      const decided = await root.request("POST", `/mc-api/applicant/${id}/${decision}`, { body });
      expect(decided.status, decided.text).toBe(200);
      for (const role of ["root", "admin"] as const) {
        const { items, unread } = await list(role);
        expect(unread).toBe(1);
        expect(items.filter(({ readAt }) => readAt === server.clock.now())).toHaveLength(1);
      }
    },
  );

  test("notifies nobody if its confirmation fails", async () => {
    const token = "a".repeat(43);
    await server.request("POST", "/mc-api/basic/applicant/confirm", { body: { token } });
    expect(
      await server.services.database.selectFrom("notifications").selectAll().execute(),
    ).toEqual([]);
  });
});

describe("an administrator's change to an account", () => {
  test("notifies its owner", async () => {
    const id = server.operatorIds.sales;
    const params = { id };
    await root.call("PATCH /mc-api/operator/:id", { params, body: { role: "operation" } });
    await root.call("PATCH /mc-api/operator/:id", { params, body: { role: "operation" } });
    await root.call("PATCH /mc-api/operator/:id", { params, body: { name: "Lin" } });
    await root.call("POST /mc-api/operator/:id/end-sessions", { params });
    await root.call("POST /mc-api/operator/:id/reset-password", { params });
    await root.call("POST /mc-api/operator/:id/remove-second-factors", { params });
    const changed = { kind: "account.changed", by: "root" };
    const told = await facts("sales");
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        { ...changed, what: "role", role: "operation" },
        { ...changed, what: "sessions-ended" },
        { ...changed, what: "password-replaced" },
        { ...changed, what: "second-factors-removed" },
      ]),
    );
    expect((await list("root")).total).toBe(0);
  });

  test("doesn't notify if it is rejected", async () => {
    const admin = await server.as("admin");
    const answer = await admin.request("PATCH", `/mc-api/operator/${server.operatorIds.sales}`, {
      body: { role: "root" },
    });
    expect(answer.status).toBe(403);
    expect((await list("sales")).total).toBe(0);
  });
});

describe("a sign-in", () => {
  const login = async (cookie?: string) => {
    server.clock.advance(1000);
    const answer = await server.request("POST", "/auth/session/login", {
      body: { account: "sales", password: testPassword },
      headers: { "user-agent": "Browser of Lin" },
      ...(cookie && { cookie }),
    });
    expect(answer.status, answer.text).toBe(200);
    const device = answer.cookies.find((one) => one.startsWith("console-device="));
    return device!.split(";")[0]!;
  };

  test("from a new browser notifies, except for an account's first", async () => {
    const device = await login();
    expect((await list("sales")).total).toBe(0);
    const renewed = await login(device);
    await login(renewed);
    expect((await list("sales")).total).toBe(0);
    await login();
    expect(await facts("sales")).toEqual([
      { kind: "session.new-device", device: "Browser of Lin", address: "127.0.0.1" },
    ]);
  });

  test("with a browser that another operator used counts as a new browser", async () => {
    await login();
    const answer = await server.request("POST", "/auth/session/login", {
      body: { account: "admin", password: testPassword },
    });
    await login(answer.cookies.find((one) => one.startsWith("console-device="))!.split(";")[0]);
    expect((await list("sales")).total).toBe(1);
    expect((await list("admin")).total).toBe(0);
  });
});

describe("a notification that its recipient may not see", () => {
  test("is in no list or count, and is unread once it may be seen again", async () => {
    await applyAndConfirm(server);
    await notify(
      server.services.database,
      {
        to: [server.operatorIds.admin],
        kind: "session.new-device",
        facts: { device: "Browser", address: "203.0.113.7" },
        path: "/user-info",
      },
      server.clock.now(),
    );
    const give = (role: "admin" | "sales") =>
      server.services.database
        .updateTable("operators")
        .set({ role })
        .where("id", "=", server.operatorIds.admin)
        .execute();
    expect(await list("admin")).toMatchObject({ total: 2, unread: 2 });
    await give("sales");
    expect((await list("admin")).items.map(({ kind }) => kind)).toEqual(["session.new-device"]);
    expect(await list("admin")).toMatchObject({ total: 1, unread: 1 });
    const admin = await server.as("admin");
    expect(await admin.call("POST /cc-api/notification/read-all")).toEqual({ unread: 0 });
    await give("admin");
    expect(await list("admin")).toMatchObject({ total: 2, unread: 1 });
  });

  test("may be of a kind stored by a newer server", async () => {
    await tell(1);
    await server.services.database
      .updateTable("notifications")
      .set({ kind: "of tomorrow" as "account.changed" })
      .execute();
    expect(await list("sales")).toEqual({ items: [], total: 0, unread: 0 });
  });

  test("isn't created for deciders who can't open or read the list", async () => {
    await server.services.database
      .deleteFrom("rolePermissions")
      .where("role", "in", ["admin", "clientManager"])
      .where("permission", "=", "management:applicant:read")
      .execute();
    await applyAndConfirm(server);
    const rows = await server.services.database
      .selectFrom("notifications")
      .select("operatorId")
      .execute();
    expect(rows).toEqual([{ operatorId: server.operatorIds.root }]);
  });
});

describe("the list", () => {
  test("is newest first, paged, with the unread count", async () => {
    await tell(3);
    const first = await list("sales", { pageSize: 2 });
    expect(first).toMatchObject({ total: 3, unread: 3 });
    expect(first.items.map(({ facts }) => facts["device"])).toEqual(["Browser 3", "Browser 2"]);
    const second = await list("sales", { pageSize: 2, page: 2 });
    expect(second.items.map(({ facts }) => facts["device"])).toEqual(["Browser 1"]);
  });

  test("can be marked as read, wholly or in part, by its owner only", async () => {
    await tell(3);
    const sales = await server.as("sales");
    const { items } = await list("sales");
    const ids = [items[0]!.id, server.operatorIds.root];
    server.clock.advance(1000);
    const admin = await server.as("admin");
    expect(await admin.call("POST /cc-api/notification/read", { body: { ids } })).toEqual({
      unread: 0,
    });
    expect(await sales.call("POST /cc-api/notification/read", { body: { ids } })).toEqual({
      unread: 2,
    });
    const readAt = server.clock.now();
    server.clock.advance(1000);
    expect(await admin.call("POST /cc-api/notification/read-all")).toEqual({ unread: 0 });
    expect(await sales.call("POST /cc-api/notification/read-all")).toEqual({ unread: 0 });
    const after = await list("sales");
    expect(after.items.map((item) => item.readAt)).toEqual([readAt, readAt + 1000, readAt + 1000]);
  });

  test.each([[[]], [Array.from({ length: 101 }, () => crypto.randomUUID())], [["x"]], ["all"]])(
    "rejects these identifiers: %j",
    async (ids) => {
      const answer = await root.request("POST", "/cc-api/notification/read", { body: { ids } });
      expect(answer.body).toMatchObject({ code: "bad_input" });
    },
  );

  test("needs a session", async () => {
    for (const [method, path] of [
      ["GET", "list"],
      ["POST", "read"],
      ["POST", "read-all"],
    ] as const)
      expect((await server.request(method, `/cc-api/notification/${path}`)).status).toBe(401);
  });
});
