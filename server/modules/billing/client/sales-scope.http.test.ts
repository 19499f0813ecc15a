import { newId } from "#platform/database/id.ts";
import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { key } from "../testing/proposal-calls.ts";
import { openClient, post } from "../testing/test-clients.ts";

let server: TestServer;
let sales: TestClient;
let own: FinanceClient;
let foreign: FinanceClient;
const invoices: Record<string, string> = {};

const addInvoice = async (client: FinanceClient) => {
  const id = newId();
  const now = server.clock.now();
  await server.services.database
    .insertInto("invoices")
    .values({
      id,
      number: `INV-${client.number}`,
      clientId: client.id,
      clientName: client.name,
      currency: client.currency,
      status: "issued",
      periodStart: now,
      periodEnd: now,
      issuedAt: now,
      dueAt: now + 1000,
      paidAt: null,
      subtotal: 200,
      taxRate: 600,
      tax: 12,
      total: 212,
    })
    .execute();
  await server.services.database
    .insertInto("invoiceLines")
    .values({
      invoiceId: id,
      position: 1,
      item: "face-search",
      quantity: 2,
      unitPrice: 100,
      amount: 200,
    })
    .execute();
  return id;
};

beforeAll(async () => {
  server = await startTestServer();
  sales = await server.as("sales");
  own = await openClient(server, { name: "Own" });
  foreign = await openClient(server, { name: "Foreign", ownerId: null });
  const manager = await server.as("clientManager");
  for (const client of [own, foreign]) {
    await manager.call("POST /cc-api/finance/ledger/post", post(client.id, "adjustment", 700));
    invoices[client.id] = await addInvoice(client);
  }
});
afterAll(() => server.close());

test("sales sees only own clients, in lists and individually @security-23", async () => {
  const { items, total } = await sales.call("GET /cc-api/finance/client/list");
  expect([items.map(({ name }) => name), total]).toEqual([["Own"], 1]);
  const asked = await sales.call("GET /cc-api/finance/client/list", {
    query: { search: "Foreign" },
  });
  expect(asked.total).toBe(0);
  expect((await sales.request("GET", `/cc-api/finance/client/${own.id}`)).status).toBe(200);
  expect((await sales.request("GET", `/cc-api/finance/client/${foreign.id}`)).status).toBe(404);
});

test("sales sees only own clients' ledger, including its sums", async () => {
  const { items, total } = await sales.call("GET /cc-api/finance/ledger/list");
  expect([items.map(({ clientId }) => clientId), total]).toEqual([[own.id], 1]);
  const asked = await sales.call("GET /cc-api/finance/ledger/list", {
    query: { clientId: foreign.id },
  });
  expect(asked).toEqual({ items: [], total: 0 });
  const sums = await sales.call("GET /cc-api/finance/reconciliation");
  expect(sums.currencies).toMatchObject([{ currency: "CNY", entries: 1, debit: 700, credit: 700 }]);
});

test("sales sees only own clients' invoices", async () => {
  const { items, total } = await sales.call("GET /cc-api/finance/invoice/list");
  expect([items.map(({ clientId }) => clientId), total]).toEqual([[own.id], 1]);
  const path = "/cc-api/finance/invoice";
  expect((await sales.request("GET", `${path}/${invoices[own.id]}`)).status).toBe(200);
  expect((await sales.request("GET", `${path}/${invoices[foreign.id]}`)).status).toBe(404);
});

test("sales can't choose another owner", async () => {
  const owners = await sales.call("GET /cc-api/finance/owner/list");
  expect(owners.map(({ account }) => account)).toEqual(["sales"]);
  const found = await sales.call("GET /cc-api/finance/owner/list", { query: { search: "root" } });
  expect(found).toEqual([]);
  const { operatorIds } = server;
  const named = await sales.call("GET /cc-api/finance/owner/list", {
    query: { id: operatorIds.root },
  });
  expect(named).toEqual([]);
});

test("an operator with write permissions but without read-all writes only to own clients @security-23", async () => {
  const { database } = server.services;
  const granted = (
    ["finance:client:create", "finance:client:update", "finance:ledger:create"] as const
  ).map((permission) => ({ role: "sales" as const, permission }));
  await database.insertInto("rolePermissions").values(granted).execute();
  const writer = await server.as("sales");

  const add = (ownerId: string | null) =>
    writer.request("POST", "/cc-api/finance/client/add", {
      body: { name: "New", currency: "USD", creditLimit: 0, ownerId, ...key() },
    });
  expect((await add(null)).status).toBe(400);
  expect((await add(server.operatorIds.sales)).status).toBe(201);
  const patch = (id: string, body: object) =>
    writer.request("PATCH", `/cc-api/finance/client/${id}`, { body: { ...body, ...key() } });
  expect((await patch(foreign.id, { name: "Mine" })).status).toBe(404);
  expect((await patch(own.id, { ownerId: null })).status).toBe(400);
  const posted = await writer.request(
    "POST",
    "/cc-api/finance/ledger/post",
    post(foreign.id, "adjustment", 1),
  );
  expect(posted.status).toBe(404);
  const all = await (
    await server.as("root")
  ).call("GET /cc-api/finance/ledger/list", {
    query: { clientId: foreign.id },
  });
  const reversed = await writer.request(
    "POST",
    `/cc-api/finance/ledger/${all.items[0]!.id}/reverse`,
    {
      body: { memo: "No", idempotencyKey: "reverse-foreign" },
    },
  );
  expect(reversed.status).toBe(404);
});

test("an invoice shows its lines, and is overdue after its due date", async () => {
  const path = { params: { id: invoices[own.id]! } };
  const invoice = await sales.call("GET /cc-api/finance/invoice/:id", path);
  expect(invoice).toMatchObject({
    status: "issued",
    total: 212,
    lines: [{ position: 1, item: "face-search", quantity: 2, unitPrice: 100, amount: 200 }],
  });
  server.clock.advance(24 * 3_600_000);
  sales = await server.as("sales");
  expect((await sales.call("GET /cc-api/finance/invoice/:id", path)).status).toBe("overdue");
  const count = async (status: string) =>
    (await sales.call("GET /cc-api/finance/invoice/list", { query: { status: status as "paid" } }))
      .total;
  expect(await Promise.all(["issued", "overdue", "paid", "void"].map(count))).toEqual([0, 1, 0, 0]);
  for (const sort of ["number", "issuedAt", "dueAt", "total"] as const) {
    const { items } = await sales.call("GET /cc-api/finance/invoice/list", { query: { sort } });
    expect(items).toHaveLength(1);
  }
  expect((await sales.request("GET", "/cc-api/finance/invoice/list?status=lost")).status).toBe(400);
});

test("an owner has a name also after leaving", async () => {
  const { operatorIds, services } = server;
  const root = await server.as("root");
  const byId = async (id: string) =>
    (await root.call("GET /cc-api/finance/owner/list", { query: { id } })).map(
      ({ account }) => account,
    );
  await services.database
    .updateTable("operators")
    .set({ status: "disabled", role: "operation" })
    .where("id", "=", operatorIds.sales)
    .execute();
  expect(await byId(operatorIds.sales)).toEqual(["sales"]);
  expect(await byId(operatorIds.admin)).toEqual([]);
});
