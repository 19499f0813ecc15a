import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClientAppWithKey, type ClientAppWithKey } from "../testing/add-client-app-with-key.ts";

// Metering of the public API: successes before they're answered, refusals soon after.

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clientAppOf = (
  options?: Parameters<typeof addClientAppWithKey>[2],
): Promise<ClientAppWithKey> => {
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.sales, now: clock.now() };
  return addClientAppWithKey(server, facts, options);
};
const nobody = "00000000-0000-7000-8000-000000000000";
const libraries = "/api/v1/libraries";

/** Calls by operation and status class. */
const countedOf = async ({ clientAppId }: ClientAppWithKey) => {
  const rows = await server.services.database
    .selectFrom("apiUsage")
    .selectAll()
    .where("applicationId", "=", clientAppId)
    .orderBy("at")
    .orderBy("operation")
    .orderBy("statusClass")
    .execute();
  return rows.map(({ operation, statusClass, meter, calls }) => [
    operation,
    statusClass,
    meter,
    calls,
  ]);
};

test("completed calls are stored before they are answered, under any concurrency @security-34", async () => {
  const clientApp = await clientAppOf();
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      expect((await clientApp.request("GET", libraries)).status).toBe(200);
    }),
  );
  expect(await countedOf(clientApp)).toEqual([["api.library.list", 2, "library-call", 30]]);
  const [row] = await server.services.database
    .selectFrom("apiUsage")
    .select(["at", "keyId"])
    .where("applicationId", "=", clientApp.clientAppId)
    .execute();
  const now = server.clock.now();
  expect(row).toEqual({ at: now - (now % hour), keyId: clientApp.keyId });
});

test("each call keeps the payer of its time", async () => {
  const clientApp = await clientAppOf();
  const root = await server.as("root");
  const client = await root.call("POST /cc-api/finance/client/add", {
    body: {
      name: "Ferry lines",
      currency: "EUR",
      creditLimit: 0,
      idempotencyKey: crypto.randomUUID(),
    },
  });
  const payBy = (payerId: string | null) =>
    root.call("PUT /cc-api/client-app/:id/limits", {
      params: { id: clientApp.clientAppId },
      body: { callsPerMinute: 600, callsPerMonth: null, payerId },
    });
  for (const payerId of [null, client.id, null]) {
    await payBy(payerId);
    await clientApp.request("GET", libraries);
  }
  const rows = await server.services.database
    .selectFrom("apiUsage")
    .select(["payerId", "calls"])
    .where("applicationId", "=", clientApp.clientAppId)
    .orderBy("payerId")
    .execute();
  expect(rows).toEqual([
    { payerId: "", calls: 2 },
    { payerId: client.id, calls: 1 },
  ]);
});

test("rejected calls are counted as such; free calls and calls without an active key aren't", async () => {
  const clientApp = await clientAppOf({ scopes: ["library:read"], callsPerMonth: 2 });
  await clientApp.request("GET", "/api/v1/key");
  await clientApp.request("GET", "/api/v1/usage");
  await clientApp.request("GET", `${libraries}/${nobody}`);
  await clientApp.request("GET", libraries);
  expect((await clientApp.request("GET", libraries)).status).toBe(429);
  await server.request("GET", libraries);
  await expect
    .poll(() => countedOf(clientApp))
    .toEqual([
      ["api.library.get", 4, "library-call", 1],
      ["api.library.list", 2, "library-call", 1],
      ["api.library.list", 4, "library-call", 1],
      ["api.usage.list", 4, "library-call", 1],
    ]);
});

test("a call that can't be counted fails instead of being free @security-34", async () => {
  const clientApp = await clientAppOf();
  const { database } = server.services;
  await sql`alter table api_usage rename to api_usage_gone`.execute(database);
  const answer = await clientApp.request("GET", libraries);
  await sql`alter table api_usage_gone rename to api_usage`.execute(database);
  expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(answer.text).not.toContain("items");
  expect((await clientApp.request("GET", libraries)).status).toBe(200);
});

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "a call that failed because counting timed out isn't counted later @security-34",
  async () => {
    const clientApp = await clientAppOf();
    const { database } = server.services;
    const locked = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const holding = database.transaction().execute(async (transaction) => {
      await sql`lock table api_usage in exclusive mode`.execute(transaction);
      locked.resolve();
      await mayEnd.promise;
    });
    await locked.promise;
    expect((await clientApp.request("GET", libraries)).status).toBe(503);
    mayEnd.resolve();
    await holding;
    // The failure itself is counted, and is free.
    await expect
      .poll(() => countedOf(clientApp))
      .toEqual([["api.library.list", 5, "library-call", 1]]);
  },
);

test("a client app reads its own calls by day and operation", async () => {
  server.clock.set(Date.UTC(2026, 4, 3, 23, 30));
  const clientApp = await clientAppOf();
  const stranger = await clientAppOf();
  await clientApp.request("GET", libraries);
  await stranger.request("GET", libraries);
  server.clock.advance(hour);
  await clientApp.request("GET", libraries);
  await clientApp.request("GET", libraries);
  await clientApp.request("GET", `${libraries}/${nobody}`);
  await expect.poll(async () => (await countedOf(clientApp)).length).toBe(3);

  const line = (day: string, operation: string, calls: number, refused = 0) => ({
    day,
    operation,
    meter: "library-call",
    calls,
    refused,
    errors: 0,
  });
  const read = (query = {}) => clientApp.request("GET", "/api/v1/usage", { query });
  const all = [
    line("2026-05-04", "api.library.get", 1, 1),
    line("2026-05-04", "api.library.list", 2),
    line("2026-05-03", "api.library.list", 1),
  ];
  expect((await read()).body).toEqual({ items: all, total: 3 });
  expect((await read({ from: "2026-05-03", to: "2026-05-03" })).body).toEqual({
    items: [all[2]],
    total: 1,
  });
  const [, second] = all;
  const page = { from: "2026-05-04", to: "2026-05-04", pageSize: 1, page: 2 };
  expect((await read(page)).body).toMatchObject({ items: [{ day: second!.day }], total: 3 });
  for (const query of [
    { from: "2026-05-04" },
    { from: "2026-05-04", to: "2026-05-03" },
    { from: "2025-01-01", to: "2026-05-03" },
    { from: "2026-02-30", to: "2026-05-03" },
  ])
    expect((await read(query)).status).toBe(400);
});

test("the console's metrics include the public API's operations", async () => {
  const clientApp = await clientAppOf();
  await clientApp.request("GET", libraries);
  const root = await server.as("root");
  await expect
    .poll(async () => {
      const { items } = await root.call("GET /cc-api/usage/operations", {
        query: { search: "api.library.list" },
      });
      return items[0];
    })
    .toMatchObject({ operation: "api.library.list", path: libraries, method: "GET" });
});
