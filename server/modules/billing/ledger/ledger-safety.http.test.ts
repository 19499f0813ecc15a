import * as fc from "fast-check";
import { repeats } from "@console-shell/testing/repeats";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

test("an entry from a node with a slow clock isn't dated before the previous one", async () => {
  const client = await openClient(server);
  for (const late of [0, -30_000, 60_000]) {
    server.clock.advance(late);
    expect((await send(post(client.id, "adjustment", 100))).status).toBe(201);
  }
  const { items } = await ledgerOf(client.id);
  expect(items.map(({ number }) => number.slice(-4))).toEqual(["0001", "0002", "0003"]);
  const [first, second, third] = items.map(({ createdAt }) => createdAt);
  expect(second).toBeGreaterThan(first!);
  expect(third).toBe(server.clock.now());
});

describe("idempotency", () => {
  test("the same key and body return the same entry, another body is a conflict", async () => {
    const client = await openClient(server);
    const other = await openClient(server);
    const input = post(client.id, "adjustment", 100, { idempotencyKey: "transfer-1" });
    const first = await send(input);
    server.clock.advance(60_000);
    const again = await send(input);
    expect(again).toMatchObject({ status: 201, body: first.body as object });
    for (const changed of [
      post(client.id, "adjustment", 101, { idempotencyKey: "transfer-1" }),
      post(client.id, "charge", 100, { idempotencyKey: "transfer-1" }),
      post(client.id, "adjustment", 100, { idempotencyKey: "transfer-1", memo: "Other" }),
      post(other.id, "adjustment", 100, { idempotencyKey: "transfer-1" }),
    ])
      expect(await send(changed)).toMatchObject({
        status: 409,
        body: { fields: [{ path: "idempotencyKey", code: "used" }] },
      });
    // Nor can another operator ask for it.
    const root = await server.as("root");
    expect(await root.request("POST", "/cc-api/finance/ledger/post", input)).toMatchObject({
      status: 409,
      body: { fields: [{ path: "idempotencyKey", code: "used" }] },
    });
    expect(await balanceOf(client.id)).toBe(100);
  });

  test("once its response is no longer stored, a key still posts nothing again", async () => {
    const client = await openClient(server);
    const input = post(client.id, "adjustment", 100);
    expect((await send(input)).status).toBe(201);
    await server.services.database.deleteFrom("financeAnswers").execute();
    expect(await send(input)).toMatchObject({
      status: 409,
      body: { fields: [{ path: "idempotencyKey", code: "used" }] },
    });
    expect(await balanceOf(client.id)).toBe(100);
  });

  test("a charge that used up the credit is repeated, not rejected", async () => {
    const client = await openClient(server, { creditLimit: 100 });
    const input = post(client.id, "charge", 100);
    const first = await send(input);
    expect(await send(input)).toMatchObject({ status: 201, body: first.body as object });
  });

  test("thirty concurrent retries post once", async () => {
    const client = await openClient(server);
    const input = post(client.id, "adjustment", 100);
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(input)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect((await ledgerOf(client.id)).total).toBe(1);
    expect(await balanceOf(client.id)).toBe(100);
  });

  test("one key for ten clients concurrently posts to one of them", async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => openClient(server)));
    const idempotencyKey = crypto.randomUUID();
    const answers = await Promise.all(
      clients.map(({ id }) => send(post(id, "adjustment", 5, { idempotencyKey }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(409),
    ]);
    const balances = await Promise.all(clients.map(({ id }) => balanceOf(id)));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(5);
  });
});

test("fifty concurrent charges never exceed the credit limit and add up exactly", async () => {
  const client = await openClient(server, { creditLimit: 1_000 });
  await send(post(client.id, "adjustment", 537));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => send(post(client.id, "charge", 70 + (index % 7)))),
  );
  const posted = answers.filter(({ status }) => status === 201);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const sum = posted.reduce((total, { body }) => total + (body as { amount: number }).amount, 537);
  const balance = await balanceOf(client.id);
  expect(balance).toBe(sum);
  expect(balance).toBeGreaterThanOrEqual(-1_000);
  // The smallest charge that was refused really had no room left.
  expect(balance - 76).toBeLessThan(-1_000);

  const { items } = await ledgerOf(client.id);
  expect(items).toHaveLength(posted.length + 1);
  let running = 0;
  for (const { amount, balanceAfter } of items) {
    running += amount;
    expect(balanceAfter).toBe(running);
  }
});

test("after any sequence of postings and reversals the ledger balances", async () => {
  const step = fc.record({
    kind: fc.constantFrom("charge", "adjustment", "adjustment", "reverse"),
    amount: fc.integer({ min: 1, max: 50_000 }),
    negative: fc.boolean(),
    pick: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("CNY" as const, "USD" as const, "EUR" as const),
      fc.integer({ min: 0, max: 20_000 }),
      fc.array(step, { minLength: 1, maxLength: 12 }),
      async (currency, creditLimit, steps) => {
        const client = await openClient(server, { currency, creditLimit });
        let expected = 0;
        const posted: { id: string; amount: number }[] = [];
        for (const { kind, amount, negative, pick } of steps) {
          const target = posted[pick % Math.max(posted.length, 1)];
          const answer =
            kind === "reverse"
              ? target &&
                (await manager.request("POST", `/cc-api/finance/ledger/${target.id}/reverse`, {
                  body: { memo: "Undo", idempotencyKey: crypto.randomUUID() },
                }))
              : await send(
                  post(client.id, kind, kind === "adjustment" && negative ? -amount : amount),
                );
          if (answer?.status !== 201) continue;
          const entry = answer.body as { id: string; amount: number };
          if (kind !== "reverse") posted.push(entry);
          expected += entry.amount;
        }
        expect(await balanceOf(client.id)).toBe(expected);
        const { items } = await ledgerOf(client.id);
        for (const { postings, amount } of items) {
          const [own, counter] = postings;
          expect(own!.debit).toBe(counter!.credit);
          expect(own!.credit).toBe(counter!.debit);
          expect(own!.credit - own!.debit).toBe(amount);
        }
        const sums = await manager.call("GET /cc-api/finance/reconciliation");
        expect(sums.balanced).toBe(true);
      },
    ),
    { numRuns: repeats(5, 12) },
  );
});
