import { seedClientApps } from "../../demo/client-apps.ts";
import { seedFinance } from "../../demo/finance.ts";
import { type TestServer, startTestServer, testPassword } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "./testing/test-clients.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  let state = 7;
  const context = {
    files: server.services.files,
    sealer: server.services.sealer,
    now: server.clock.now(),
    random: () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    },
    operatorIds: server.operatorIds,
    demoPassword: testPassword,
  };
  await server.services.database.transaction().execute(async (database) => {
    await seedClientApps({ ...context, database });
    await seedFinance({ ...context, database });
  });
});
afterAll(() => server.close());

test("the demo has two dozen clients with a balanced six-month ledger and invoices", async () => {
  const root = await server.as("root");
  const sums = await root.call("GET /cc-api/finance/reconciliation");
  expect(sums.balanced).toBe(true);
  expect(sums.currencies.map(({ currency }) => currency)).toEqual(["CNY", "EUR", "USD"]);
  const clients = await root.call("GET /cc-api/finance/client/list", { query: { pageSize: 200 } });
  expect(clients.total).toBe(24);
  const beyond = await server.services.database
    .selectFrom("ledgerEntries as entry")
    .innerJoin("financeClients as client", "client.id", "entry.clientId")
    .where((where) =>
      where(where("entry.balanceAfter", "+", where.ref("client.creditLimit")), "<", 0),
    )
    .select("entry.number")
    .execute();
  expect(beyond).toEqual([]);
  const ledger = await root.call("GET /cc-api/finance/ledger/list");
  expect(ledger.total).toBeGreaterThan(300);
  for (const status of ["issued", "overdue", "paid"] as const) {
    const invoices = await root.call("GET /cc-api/finance/invoice/list", { query: { status } });
    expect(invoices.total, status).toBeGreaterThan(0);
  }
  for (const status of ["waiting", "approved", "rejected", "withdrawn"] as const) {
    const topUps = await root.call("GET /cc-api/finance/top-up/list", { query: { status } });
    expect(topUps.total, status).toBeGreaterThan(0);
  }
  const own = await (await server.as("sales")).call("GET /cc-api/finance/client/list");
  expect(own.total).toBe(8);
});

test("a new demo client gets the next number", async () => {
  expect((await openClient(server)).number).toBe("C10025");
});

test("the demo has client apps with keys in every state", async () => {
  const root = await server.as("root");
  const { items } = await root.call("GET /cc-api/client-app/list", {
    query: { pageSize: 200 },
  });
  expect(items.length).toBeGreaterThan(12);
  const states = new Set<string>();
  for (const { id } of items) {
    const keys = await root.call("GET /cc-api/client-app/:id/key/list", { params: { id } });
    for (const { state } of keys.items) states.add(state);
  }
  expect([...states].toSorted()).toEqual(["active", "expired", "retiring", "revoked"]);
});
