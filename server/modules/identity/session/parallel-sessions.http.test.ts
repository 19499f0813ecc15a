// Sessions of concurrent requests are looked up in one batch. Nobody may get anybody else's.
import { roles } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { CompiledQuery } from "kysely";
import { afterEach, expect, test } from "vitest";
import { sessionRows } from "./reads.ts";

let server: TestServer;
afterEach(() => server.close());

test("each of 120 concurrent requests is answered for its own session, or rejected", async () => {
  server = await startTestServer();
  const clients = await Promise.all(
    roles.map(async (role) => ({ role, ...(await server.as(role)) })),
  );
  const ended = await server.as("sales");
  await ended.request("GET", "/auth/session/logout", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  const nobody = "console-session=".padEnd(59, "x");

  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, number) => {
      const { role, cookie } = [
        ...clients,
        { role: null, cookie: ended.cookie },
        { role: null, cookie: nobody },
      ][number % (clients.length + 2)]!;
      const { status, body } = await server.request("GET", "/auth/account/info", { cookie });
      return { role, status, account: (body as { account?: string }).account ?? null };
    }),
  );
  for (const { role, status, account } of answers)
    expect({ status, account }).toEqual({ status: role ? 200 : 401, account: role });
  expect(new Set(answers.map(({ role }) => role)).size).toBe(roles.length + 1);
});

test("concurrent requests have their own role's permissions", async () => {
  server = await startTestServer();
  const sessions = await Promise.all(
    roles.flatMap((role) => [1, 2, 3].map(async () => ({ role, ...(await server.as(role)) }))),
  );
  const permissionsOf = async (cookie: string) =>
    (await server.request("GET", "/auth/account/permissions", { cookie })).text;
  const alone = new Map<string, string>();
  for (const { role, cookie } of sessions) alone.set(role, await permissionsOf(cookie));
  expect(new Set(alone.values()).size).toBe(roles.length);
  const together = await Promise.all(sessions.map(({ cookie }) => permissionsOf(cookie)));
  expect(together).toEqual(sessions.map(({ role }) => alone.get(role)));
});

test("a session that ended during a lookup of others is ended", async () => {
  server = await startTestServer();
  const sales = await server.as("sales");
  const others = await Promise.all(Array.from({ length: 30 }, () => server.as("admin")));
  const info = (cookie: string) => server.request("GET", "/auth/account/info", { cookie });
  for (let round = 0; round < 5; round += 1) {
    const busy = others.map(({ cookie }) => info(cookie));
    await server.services.database
      .updateTable("operators")
      .set({ status: round % 2 === 0 ? "disabled" : "active" })
      .where("id", "=", server.operatorIds.sales)
      .execute();
    expect((await info(sales.cookie)).status).toBe(round % 2 === 0 ? 401 : 200);
    await Promise.all(busy);
  }
});

const isPostgres = process.env["TEST_DATABASE"] === "postgres";

test.runIf(!isPostgres).each([1, 16])(
  "%i are found by token, without scanning operators",
  async (count) => {
    server = await startTestServer();
    const { database } = server.services;
    const tokens = Array.from({ length: count }, (_, at) => `token ${at}`);
    const query = sessionRows(database).where("sessions.tokenHash", "in", tokens).compile();
    // Otherwise PostgreSQL plans it each time, for the values of its constants.
    expect(query.parameters).toEqual(tokens);
    const { rows } = await database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
    );
    const plan = rows.map(({ detail }) => detail).filter((detail) => detail.startsWith("SEARCH"));
    expect(plan[0]).toMatch(/^SEARCH sessions USING INDEX \S+ \(token_hash=\?\)$/);
    expect(plan[1]).toMatch(/^SEARCH operators USING INDEX \S+ \(id=\?\)$/);
  },
);
