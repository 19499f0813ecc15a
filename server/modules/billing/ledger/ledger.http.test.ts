import type { ErrorBody } from "@console-shell/contract";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { key } from "../testing/proposal-calls.ts";
import { listEntries } from "./reads.ts";
import { openClient, post } from "../testing/test-clients.ts";

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as("clientManager");
});
afterAll(() => server.close());

const send = (input: ReturnType<typeof post>) =>
  manager.request("POST", "/cc-api/finance/ledger/post", input);
const balanceOf = async (id: string) =>
  (await manager.call("GET /cc-api/finance/client/:id", { params: { id } })).balance;
const ledgerOf = (clientId: string, order: "asc" | "desc" = "asc") =>
  manager.call("GET /cc-api/finance/ledger/list", { query: { clientId, order, pageSize: 200 } });

describe("posting", () => {
  test("writes a double entry and updates the balance", async () => {
    const client = await openClient(server, { creditLimit: 500 });
    for (const [kind, amount] of [
      ["adjustment", 1000],
      ["charge", 1300],
      ["adjustment", 400],
      ["adjustment", -20],
    ] as const)
      expect((await send(post(client.id, kind, amount))).status, kind).toBe(201);
    const { items } = await ledgerOf(client.id);
    expect(items.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ["adjustment", 1000, 1000],
      ["charge", -1300, -300],
      ["adjustment", 400, 100],
      ["adjustment", -20, 80],
    ]);
    expect(
      items.map(({ postings }) =>
        postings.map(({ account, debit, credit }) => [account, debit, credit]),
      ),
    ).toEqual([
      [
        ["client", 0, 1000],
        ["adjustments", 1000, 0],
      ],
      [
        ["client", 1300, 0],
        ["revenue", 0, 1300],
      ],
      [
        ["client", 0, 400],
        ["adjustments", 400, 0],
      ],
      [
        ["client", 20, 0],
        ["adjustments", 0, 20],
      ],
    ]);
    expect(items[0]).toMatchObject({
      number: `${client.number}-0001`,
      currency: "CNY",
      createdByName: "Test clientManager",
      createdAt: server.clock.now(),
    });
    expect(await balanceOf(client.id)).toBe(80);
  });

  test("rejects a charge over the credit limit or to a suspended client", async () => {
    const client = await openClient(server, { creditLimit: 100 });
    const refusal = (code: string, path = "amount") => ({
      status: 409,
      body: { code: "conflict", fields: [{ path, code }] },
    });
    expect(await send(post(client.id, "charge", 101))).toMatchObject(refusal("over_credit_limit"));
    expect(await send(post(client.id, "adjustment", -101))).toMatchObject(
      refusal("over_credit_limit"),
    );
    expect((await send(post(client.id, "charge", 100))).status).toBe(201);
    await (
      await server.as("root")
    ).call("PATCH /cc-api/finance/client/:id", {
      params: { id: client.id },
      body: { status: "suspended", ...key() },
    });
    expect((await send(post(client.id, "adjustment", 300))).status).toBe(201);
    expect(await send(post(client.id, "charge", 1))).toMatchObject(
      refusal("suspended", "clientId"),
    );
    expect(await balanceOf(client.id)).toBe(200);
  });

  test("rejects invalid input by field @security-29", async () => {
    const { id } = await openClient(server);
    const good = post(id, "charge", 1).body;
    const refusals: [unknown, string][] = [
      [{ ...good, clientId: "C1" }, "clientId"],
      [{ ...good, kind: "reversal" }, "kind"],
      // Incoming or outgoing money needs two people.
      [{ ...good, kind: "top-up" }, "kind"],
      [{ ...good, kind: "refund" }, "kind"],
      [{ ...good, amount: 0 }, "amount"],
      [{ ...good, amount: -5 }, "amount"],
      [{ ...good, amount: 1.5 }, "amount"],
      [{ ...good, amount: "1.00" }, "amount"],
      [{ ...good, amount: 1e13 }, "amount"],
      [{ ...good, kind: "adjustment", amount: 0 }, "amount"],
      [{ ...good, memo: " " }, "memo"],
      [{ ...good, idempotencyKey: "short" }, "idempotencyKey"],
      [{ ...good, currency: "USD" }, "currency"],
    ];
    for (const [body, field] of refusals) {
      const answer = await manager.request("POST", "/cc-api/finance/ledger/post", { body });
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect((answer.body as ErrorBody).fields!.map(({ path }) => path)).toContain(field);
    }
    expect((await send(post(server.operatorIds.root, "adjustment", 1))).status).toBe(404);
    expect((await ledgerOf(id)).total).toBe(0);
  });
});

describe("reversal", () => {
  const reverse = (
    id: string,
    idempotencyKey: string = crypto.randomUUID(),
    memo = "Booked twice",
  ) =>
    manager.request("POST", `/cc-api/finance/ledger/${id}/reverse`, {
      body: { memo, idempotencyKey },
    });

  test("offsets an entry with its opposite and leaves the entry unchanged", async () => {
    const client = await openClient(server);
    const first = await manager.call(
      "POST /cc-api/finance/ledger/post",
      post(client.id, "adjustment", 900),
    );
    await send(post(client.id, "charge", 600));
    expect((await reverse(first.id)).status).toBe(201);
    const { items } = await ledgerOf(client.id);
    expect(items[2]).toMatchObject({
      kind: "reversal",
      amount: -900,
      balanceAfter: -600,
      reversesId: first.id,
      postings: [
        { account: "client", debit: 900, credit: 0 },
        { account: "adjustments", debit: 0, credit: 900 },
      ],
    });
    expect(items[0]).toEqual({ ...first, reversedById: items[2]!.id });
  });

  test("happens once, and never to a reversal", async () => {
    const client = await openClient(server);
    const entry = await manager.call(
      "POST /cc-api/finance/ledger/post",
      post(client.id, "adjustment", 10),
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => reverse(entry.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(409),
    ]);
    const { items } = await ledgerOf(client.id, "desc");
    expect(items).toHaveLength(2);
    expect(await reverse(items[0]!.id)).toMatchObject({
      status: 409,
      body: { fields: [{ path: "id", code: "is_reversal" }] },
    });
    expect(await balanceOf(client.id)).toBe(0);
  });

  test("returns the same entry for the same key, and rejects invalid input", async () => {
    const client = await openClient(server);
    const entry = await manager.call(
      "POST /cc-api/finance/ledger/post",
      post(client.id, "adjustment", 10),
    );
    const first = await reverse(entry.id, "reverse-once");
    expect((await reverse(entry.id, "reverse-once")).body).toEqual(first.body);
    expect((await reverse(entry.id, "reverse-once", "Other")).status).toBe(409);
    expect((await reverse(entry.id, "short")).status).toBe(400);
    expect((await reverse(client.id)).status).toBe(404);
  });
});

describe("the ledger", () => {
  test("is filtered by client, kind, time and text, in either order", async () => {
    const client = await openClient(server, { name: "Filtered & Co" });
    await send(post(client.id, "adjustment", 10, { memo: "First transfer" }));
    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
    const before = dayOf(server.clock.now());
    server.clock.advance(24 * 3_600_000);
    const after = dayOf(server.clock.now());
    manager = await server.as("clientManager");
    await send(post(client.id, "charge", 4, { memo: "Services" }));
    const list = async (query: object) =>
      (
        await manager.call("GET /cc-api/finance/ledger/list", {
          query: { clientId: client.id, ...query },
        })
      ).items.map(({ kind }) => kind);

    expect(await list({})).toEqual(["charge", "adjustment"]);
    expect(await list({ order: "asc" })).toEqual(["adjustment", "charge"]);
    expect(await list({ kind: "charge" })).toEqual(["charge"]);
    expect(await list({ from: after })).toEqual(["charge"]);
    expect(await list({ to: before })).toEqual(["adjustment"]);
    expect(await list({ search: "first TRANSFER" })).toEqual(["adjustment"]);
    expect(await list({ search: "filtered", pageSize: 1, page: 2 })).toEqual(["adjustment"]);
    const all = await manager.call("GET /cc-api/finance/ledger/list", {
      query: { search: "Filtered" },
    });
    expect(all.total).toBe(2);
    expect((await manager.request("GET", "/cc-api/finance/ledger/list?kind=gift")).status).toBe(
      400,
    );
    expect(
      (await manager.request("GET", "/cc-api/finance/ledger/list?from=yesterday")).status,
    ).toBe(400);
  });

  test.runIf(process.env["TEST_DATABASE"] === "postgres")(
    "PostgreSQL plans a page's joins once, not for each call",
    async () => {
      const { id } = await openClient(server, { creditLimit: 100 });
      await manager.call("POST /cc-api/finance/ledger/post", post(id, "charge", 1));
      const { database, dialect } = server.services;
      const viewer = {
        operatorId: server.operatorIds.root,
        permissions: new Set(["finance:client:read-all" as const]),
      };
      const prepared = await database.connection().execute(async (connection) => {
        const query = { page: 1, pageSize: 20, order: "desc", clientId: id } as const;
        const source = { database: connection, dialect };
        expect((await listEntries(source, viewer, query, server.clock.now())).total).toBe(1);
        const { rows } = await sql<{
          statement: string;
        }>`select statement from pg_prepared_statements`.execute(connection);
        return rows.map(({ statement }) => statement);
      });
      for (const part of ['join "credit_notes"', 'from "ledger_postings"'])
        expect(prepared).toContainEqual(expect.stringContaining(part));
    },
  );

  test("reports a balance that no longer matches its entries in the reconciliation", async () => {
    const client = await openClient(server, { currency: "EUR" });
    const { database } = server.services;
    const move = (balance: number) =>
      database.updateTable("financeClients").set({ balance }).where("id", "=", client.id).execute();
    await move(1);
    expect((await manager.call("GET /cc-api/finance/reconciliation")).balanced).toBe(false);
    await move(0);
    expect((await manager.call("GET /cc-api/finance/reconciliation")).balanced).toBe(true);
  });
});
