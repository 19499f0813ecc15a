// Headers a page sends with each call: whether the user is active, and which account the page shows.
import { pageAccountHeader, unattendedHeader } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionLifetimes } from "./session-lifetimes.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

describe("a page of an idle user", () => {
  const hour = 3_600_000;
  const unattended = { [unattendedHeader]: "1" };

  test("doesn't keep its session alive by reloading or listening @security-4", async () => {
    const sales = await server.as("sales");
    const read = (headers?: Record<string, string>) =>
      sales.request("GET", "/auth/account/info", { ...(headers && { headers }) });
    const idle = sessionLifetimes.idle / 1000;
    server.clock.advance(2 * hour);
    const first = await read(unattended);
    expect(first.status).toBe(200);
    expect(first.headers.get("x-session-seconds")).toBe(String(idle - 2 * 3600));
    server.clock.advance(2 * hour);
    const stream = await server.stream("/cc-api/notification/stream", sales);
    expect(stream.status).toBe(200);
    stream.close();
    await stream.ended;
    server.clock.advance(2 * hour);
    const second = await read(unattended);
    expect(second.headers.get("x-session-seconds")).toBe(String(idle - 6 * 3600));
    server.clock.advance(2 * hour);
    expect((await read(unattended)).status).toBe(401);
    expect((await read()).status).toBe(401);
  });

  test("keeps its session alive with a call without the header", async () => {
    const sales = await server.as("sales");
    server.clock.advance(sessionLifetimes.idle - 1);
    const { headers } = await sales.request("GET", "/auth/account/info");
    expect(headers.get("x-session-seconds")).toBe(String(sessionLifetimes.idle / 1000));
  });
});

describe("a page opened by one account", () => {
  const words = { "en-US": "Now" };
  const announcement = { title: words, text: words, level: "info", startsAt: 0, endsAt: null };
  const announce = async (whose?: string) =>
    (await server.as("root")).request("POST", "/mc-api/announcement/create", {
      body: announcement,
      ...(whose !== undefined && { headers: { [pageAccountHeader]: whose } }),
    });
  const stored = () => server.services.database.selectFrom("announcements").select("id").execute();

  test("can't read or write as another account @security-5", async () => {
    for (const whose of [server.operatorIds.sales, "", "x"]) {
      const refused = await announce(whose);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: "foreign_account" });
    }
    expect(await stored()).toEqual([]);
    const read = await (
      await server.as("root")
    ).request("GET", "/auth/account/info", {
      headers: { [pageAccountHeader]: server.operatorIds.sales },
    });
    expect(read.body).toMatchObject({ code: "foreign_account" });
  });

  test("writes as its own account; without the header, as the signed-in one", async () => {
    expect((await announce(server.operatorIds.root)).status).toBe(201);
    expect((await announce()).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  test("is rejected once its session has ended, except for public calls", async () => {
    const headers = { [pageAccountHeader]: server.operatorIds.sales };
    const ended = await server.request("GET", "/auth/account/info", { headers });
    expect(ended.body).toMatchObject({ code: "not_signed_in" });
    const { cookie } = await server.as("root");
    const publicCall = await server.request("GET", "/auth/session/logout", { cookie, headers });
    expect(publicCall.status).toBe(200);
  });
});
