import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionLifetimes } from "#kernel/session-lifetimes.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const minute = 60_000;
const hour = 60 * minute;
const statusOf = async (cookie: string) =>
  (await server.request("GET", "/auth/account/info", { cookie })).status;
const login = async (remember: boolean, account = "sales") => {
  const { cookies } = await server.request("POST", "/auth/session/login", {
    body: { account, password: testPassword, remember },
  });
  return cookies[0]!.split(";")[0]!;
};

describe("a session", () => {
  test("ends when idle @security-4", async () => {
    const cookie = await login(false);
    server.clock.advance(sessionLifetimes.idle - 1);
    expect(await statusOf(cookie)).toBe(200);
    server.clock.advance(sessionLifetimes.idle);
    expect(await statusOf(cookie)).toBe(401);
  });

  test("ends after a day, however busy @security-4", async () => {
    const cookie = await login(false);
    for (let hours = 1; hours < 24; hours += 1) {
      server.clock.advance(hour);
      expect(await statusOf(cookie)).toBe(200);
    }
    server.clock.advance(hour);
    expect(await statusOf(cookie)).toBe(401);
  });

  test("that is remembered survives idle weeks and ends after thirty days @security-4", async () => {
    const cookie = await login(true);
    server.clock.advance(29 * 24 * hour);
    expect(await statusOf(cookie)).toBe(200);
    server.clock.advance(24 * hour);
    expect(await statusOf(cookie)).toBe(401);
  });

  test.each(["root", "admin"])("of %s is never remembered @security-4", async (account) => {
    const cookie = await login(true, account);
    server.clock.advance(sessionLifetimes.idle);
    expect(await statusOf(cookie)).toBe(401);
  });

  test("isn't remembered any more once its operator becomes an administrator @security-4", async () => {
    const cookie = await login(true);
    const root = await server.as("root");
    const { sales } = server.operatorIds;
    await root.call("PATCH /mc-api/operator/:id", {
      params: { id: sales },
      body: { role: "admin" },
    });
    server.clock.advance(sessionLifetimes.idle - 1);
    expect(await statusOf(cookie)).toBe(200);
    server.clock.advance(sessionLifetimes.idle);
    expect(await statusOf(cookie)).toBe(401);
  });

  test("is written to at most once a minute", async () => {
    const seen = async () =>
      (
        await server.services.database
          .selectFrom("sessions")
          .select("lastSeenAt")
          .executeTakeFirstOrThrow()
      ).lastSeenAt;
    const cookie = await login(false);
    const start = server.clock.now();
    server.clock.advance(minute - 1);
    await statusOf(cookie);
    expect(await seen()).toBe(start);
    server.clock.advance(1);
    await statusOf(cookie);
    expect(await seen()).toBe(start + minute);
  });

  test("reports with each response how long it lasts if unused", async () => {
    const secondsOf = async (cookie: string) =>
      Number(
        (await server.request("GET", "/auth/account/info", { cookie })).headers.get(
          "x-session-seconds",
        ),
      );
    const cookie = await login(false);
    const idle = sessionLifetimes.idle / 1000;
    expect(await secondsOf(cookie)).toBe(idle);
    server.clock.advance(59_000);
    expect(await secondsOf(cookie)).toBe(idle - 59);
    server.clock.advance(3 * hour);
    expect(await secondsOf(cookie)).toBe(idle);
    for (let hours = 4; hours <= 20; hours += 4) {
      server.clock.advance(4 * hour);
      await statusOf(cookie);
    }
    // Nothing makes it last longer than a day.
    expect(await secondsOf(cookie)).toBe((hour - 59_000) / 1000);
    const remembered = await login(true);
    expect(await secondsOf(remembered)).toBe(sessionLifetimes.rememberedAbsolute / 1000);
    const refused = await server.request("GET", "/mc-api/operator/list", { cookie: remembered });
    expect(refused.headers.get("x-session-seconds")).not.toBeNull();
    expect(
      (await server.request("GET", "/auth/account/info")).headers.get("x-session-seconds"),
    ).toBeNull();
  });

  test("records where and with what it was opened", async () => {
    const agent = "Mozilla/5.0 (X11; Linux x86_64)";
    await server.request("POST", "/auth/session/login", {
      body: { account: "sales", password: testPassword },
      headers: { "user-agent": agent },
    });
    const session = await server.services.database
      .selectFrom("sessions")
      .select(["address", "device"])
      .executeTakeFirstOrThrow();
    expect(session).toEqual({ address: "127.0.0.1", device: agent });
  });
});

describe("from the next call", () => {
  const change = (values: { status?: "disabled"; role?: "operation" }) =>
    server.services.database
      .updateTable("operators")
      .set(values)
      .where("id", "=", server.operatorIds.sales)
      .execute();

  test("a disabled operator is signed out @security-5", async () => {
    const sales = await server.as("sales");
    await change({ status: "disabled" });
    expect(await statusOf(sales.cookie)).toBe(401);
  });

  test("a changed role has its permissions @security-5", async () => {
    const sales = await server.as("sales");
    await change({ role: "operation" });
    const { role, permissions } = await sales.call("GET /auth/account/permissions");
    expect(role).toBe("operation");
    expect(permissions).toContain("face-search:open");
    expect(permissions).not.toContain("finance:open");
  });

  test("a permission removed from the role is gone, and its call is rejected", async () => {
    const manager = await server.as("clientManager");
    const list = () => manager.request("GET", "/mc-api/applicant/list");
    expect((await list()).status).toBe(200);
    await server.services.database
      .deleteFrom("rolePermissions")
      .where("role", "=", "clientManager")
      .where("permission", "=", "management:applicant:read")
      .execute();
    expect((await list()).status).toBe(403);
  });
});
