import * as fc from "fast-check";
import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import { adjustmentAlone } from "@console-shell/contract/words/limits";
import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer, TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { monthEnd, monthOf } from "../months.ts";
import { decide, key, propose, proposed } from "../testing/proposal-calls.ts";
import { runMonth, setIssuer } from "../testing/billing.ts";
import { addPlan } from "../testing/plans.ts";
import { openClient, post } from "../testing/test-clients.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const kinds = ["top-up", "charge", "invoice", "credit", "refund", "reverse"] as const;
const step = fc.record({
  what: fc.constantFrom(...kinds),
  amount: fc.integer({ min: 1, max: 30_000 }),
  pick: fc.nat(),
});
type Step = (typeof step extends fc.Arbitrary<infer Value> ? Value : never) & { clientId: string };

interface People {
  sales: TestClient;
  manager: TestClient;
  director: TestClient;
}
const people = async (): Promise<People> => ({
  sales: await server.as("sales"),
  manager: await server.as("clientManager"),
  director: await server.as("bizDirector"),
});

/** Proposes and approves; a refused proposal stays pending. */
const byTwo = async (
  { sales, director }: People,
  kind: "top-up" | "refund",
  { clientId, amount }: Step,
): Promise<TestAnswer> => {
  const { id } = await proposed(sales, clientId, { amount }, kind);
  return decide(director, id, "approve", {}, kind);
};

/** Credits part of a line's uncredited amount on the client's only invoice. */
const credit = async ({ director }: People, { clientId, amount, pick }: Step) => {
  const { items } = await director.call("GET /cc-api/finance/invoice/list", {
    query: { clientId },
  });
  if (!items[0]) return undefined;
  const { id } = items[0];
  const invoice = await director.call("GET /cc-api/finance/invoice/:id", { params: { id } });
  const line = invoice.lines[pick % invoice.lines.length]!;
  const given = Math.min(amount, line.left + (pick % 2));
  if (given === 0) return undefined;
  const answer = await director.request("POST", `/cc-api/finance/invoice/${id}/credit`, {
    body: { reason: "Too much", lines: [{ position: line.position, amount: given }], ...key() },
  });
  expect(answer.status).toBe(given <= line.left ? 201 : 409);
  const after = (given <= line.left ? answer.body : invoice) as InvoiceDetail;
  expect(after.credited).toBeLessThanOrEqual(after.total);
  expect(after.credited).toBe(after.creditNotes.reduce((sum, { total }) => sum + total, 0));
  expect(after.credited === after.total).toBe(after.status === "void");
  expect(after.lines.every(({ left }) => left >= 0)).toBe(true);
  return answer;
};

const reverse = async ({ manager }: People, { clientId, pick }: Step) => {
  const { items } = await manager.call("GET /cc-api/finance/ledger/list", {
    query: { clientId, pageSize: 200 },
  });
  const entry = items[pick % Math.max(items.length, 1)];
  if (!entry) return undefined;
  const answer = await manager.request("POST", `/cc-api/finance/ledger/${entry.id}/reverse`, {
    body: { memo: "Undo", ...key() },
  });
  const invoiced = entry.kind === "credit-note" || entry.memo.startsWith("INV-");
  const once = entry.kind === "reversal" || entry.reversedById !== null;
  expect(answer.status).toBe(invoiced || once ? 409 : 201);
  return answer;
};

const take = async (by: People, month: string, one: Step): Promise<void> => {
  const { clientId, what, amount } = one;
  const { director, manager } = by;
  if (what === "top-up") await byTwo(by, what, one);
  if (what === "refund") {
    const { balance } = await director.call("GET /cc-api/finance/client/:id", {
      params: { id: clientId },
    });
    const answer = await byTwo(by, what, one);
    expect(answer.status).toBe(amount <= balance ? 200 : 409);
  }
  if (what === "charge")
    await manager.request("POST", "/cc-api/finance/ledger/post", post(clientId, what, amount));
  if (what === "invoice") await runMonth(director, month);
  if (what === "credit") await credit(by, one);
  if (what === "reverse") await reverse(by, one);
};

test("after any operations, debits equal credits and balances match the postings @security-30", async () => {
  const month = monthOf(server.clock.now());
  const planId = (await addPlan(server, month, 7_001)).id;
  const clients = [
    await openClient(server, { planId, creditLimit: 20_000, taxRate: 1_900 }),
    await openClient(server, { planId, creditLimit: 0, taxRate: 333 }),
  ];
  server.clock.advance(monthEnd(month) + 600_000 - server.clock.now());
  await setIssuer(await server.as("bizDirector"));
  const all = await people();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...clients),
      fc.array(step, { minLength: 3, maxLength: 8 }),
      async ({ id: clientId }, steps) => {
        for (const one of steps) await take(all, month, { ...one, clientId });
        const sums = await all.director.call("GET /cc-api/finance/reconciliation");
        expect(sums.balanced).toBe(true);
        for (const { debit, credit: credited, balances, posted } of sums.currencies)
          expect([debit, balances]).toEqual([credited, posted]);
      },
    ),
    { numRuns: repeats(5, 15) },
  );
});

test("a refund needs two operators, and enough balance at its approval @security-29", async () => {
  const { director, sales, manager } = await people();
  const client = await openClient(server, { creditLimit: 10_000 });
  await manager.call("POST /cc-api/finance/ledger/post", post(client.id, "adjustment", 500));
  const refund = await proposed(sales, client.id, { amount: 500 }, "refund");
  expect(refund).toMatchObject({ kind: "refund", number: expect.stringMatching(/^R1\d{4}$/) });
  const waiting = await director.call("GET /cc-api/operator/waiting");
  expect(waiting.items).toContainEqual(expect.objectContaining({ kind: "refunds" }));
  // A refund can't be approved as a top-up.
  expect((await decide(director, refund.id, "approve")).status).toBe(404);
  expect((await decide(sales, refund.id, "approve", {}, "refund")).status).toBe(403);
  await manager.call("POST /cc-api/finance/ledger/post", post(client.id, "charge", 1));
  expect(await decide(director, refund.id, "approve", {}, "refund")).toMatchObject({
    status: 409,
    body: { fields: [{ code: "over_balance" }] },
  });
  await manager.call("POST /cc-api/finance/ledger/post", post(client.id, "adjustment", 1));
  expect(await decide(director, refund.id, "approve", {}, "refund")).toMatchObject({
    status: 200,
    body: { status: "approved", decidedByName: "Test bizDirector" },
  });
  const { items } = await director.call("GET /cc-api/finance/ledger/list", {
    query: { clientId: client.id, kind: "refund" },
  });
  expect(items).toMatchObject([
    {
      amount: -500,
      balanceAfter: 0,
      memo: `${refund.number} · Wire 7`,
      postings: [
        { account: "client", debit: 500, credit: 0 },
        { account: "bank", debit: 0, credit: 500 },
      ],
    },
  ]);
});

test("a reversal that raises the balance counts too, unless it reverses an own entry of that day @security-29", async () => {
  const { manager, director } = await people();
  const root = await server.as("root");
  const { id } = await openClient(server, { creditLimit: 5 * adjustmentAlone });
  const charged = (by: TestClient, amount: number) =>
    by.call("POST /cc-api/finance/ledger/post", post(id, "charge", amount));
  const undo = (by: TestClient, entryId: string) =>
    by.request("POST", `/cc-api/finance/ledger/${entryId}/reverse`, {
      body: { memo: "Undo", ...key() },
    });
  const tooMuch = { status: 409, body: { fields: [{ path: "id", code: "needs_approval" }] } };
  const { id: large } = await charged(root, adjustmentAlone + 1);
  expect(await undo(manager, large)).toMatchObject(tooMuch);
  const part = { amount: -adjustmentAlone - 1 };
  const adjustment = await proposed(manager, id, part, "adjustment");
  const approved = (await decide(director, adjustment.id, "approve", {}, "adjustment")).body;
  expect(await undo(manager, (approved as { entryId: string }).entryId)).toMatchObject(tooMuch);
  // Concurrently, or combined with adjustments, the limit is the same.
  const halves = [await charged(root, 600_000), await charged(root, 600_000)];
  const answers = await Promise.all(halves.map((half) => undo(manager, half.id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(
    (await manager.request("POST", "/cc-api/finance/ledger/post", post(id, "adjustment", 400_001)))
      .status,
  ).toBe(409);
  expect((await undo(root, large)).status).toBe(201);
  // A bounced top-up lowers the balance, so one person may reverse it.
  const { id: topUpId } = await proposed(manager, id, { amount: 3 * adjustmentAlone });
  const arrived = (await decide(director, topUpId, "approve")).body as { entryId: string };
  expect((await undo(manager, arrived.entryId)).status).toBe(201);
});

test("adjustments per operator and client in 24 hours are limited; larger ones need two @security-29", async () => {
  const { manager, director } = await people();
  const { id } = await openClient(server);
  const send = (by: TestClient, amount: number, idempotencyKey = crypto.randomUUID() as string) =>
    by.request(
      "POST",
      "/cc-api/finance/ledger/post",
      post(id, "adjustment", amount, { idempotencyKey }),
    );
  const tooMuch = { status: 409, body: { fields: [{ path: "amount", code: "needs_approval" }] } };
  expect(await send(manager, 99_999_999)).toMatchObject(tooMuch);
  expect(await send(manager, -adjustmentAlone - 1)).toMatchObject(tooMuch);
  // Splitting it up doesn't help, whatever the signs, and a retried part counts once.
  expect((await send(manager, adjustmentAlone - 1, "in-parts-1")).status).toBe(201);
  expect((await send(manager, adjustmentAlone - 1, "in-parts-1")).status).toBe(201);
  expect((await send(manager, -1)).status).toBe(201);
  expect(await send(manager, 1)).toMatchObject(tooMuch);
  expect(await send(manager, -1)).toMatchObject(tooMuch);
  // Nor does it use up other people's limit.
  expect((await send(await server.as("root"), 1)).status).toBe(201);

  const adjustment = await proposed(manager, id, { amount: -900_000 }, "adjustment");
  expect(adjustment).toMatchObject({
    number: expect.stringMatching(/^A1\d{4}$/),
    amount: -900_000,
  });
  const waiting = await director.call("GET /cc-api/operator/waiting");
  expect(waiting.items).toContainEqual(expect.objectContaining({ kind: "adjustments", count: 1 }));
  const notices = await director.call("GET /cc-api/notification/list");
  expect(notices.items).toContainEqual(
    expect.objectContaining({
      kind: "adjustment.waiting",
      path: `/finance/adjustments/${adjustment.id}`,
    }),
  );
  const own = await proposed(await server.as("root"), id, { amount: 5 }, "adjustment");
  expect(await decide(await server.as("root"), own.id, "approve", {}, "adjustment")).toMatchObject({
    status: 403,
    body: { fields: [{ code: "own_proposal" }] },
  });
  expect((await decide(manager, own.id, "approve", {}, "adjustment")).status).toBe(403);
  expect((await decide(director, adjustment.id, "approve", {}, "adjustment")).status).toBe(200);
  const { items } = await manager.call("GET /cc-api/finance/ledger/list", {
    query: { clientId: id },
  });
  expect(items[0]).toMatchObject({
    kind: "adjustment",
    amount: -900_000,
    memo: `${adjustment.number} · Wire 7`,
    createdByName: "Test bizDirector",
  });
  const second = await proposed(manager, id, { amount: -900_000 }, "adjustment");
  expect(await decide(director, second.id, "approve", {}, "adjustment")).toMatchObject({
    status: 409,
    body: { fields: [{ code: "over_credit_limit" }] },
  });
  expect((await propose(manager, id, { amount: 0 }, "adjustment")).body).toMatchObject({
    fields: [{ path: "amount" }],
  });

  server.clock.advance(24 * 3_600_000);
  expect((await send(await server.as("clientManager"), 1)).status).toBe(201);
});

test("a client's low credit and exceeded credit are notified once each, until it recovers", async () => {
  const { sales, director, manager } = await people();
  const client = await openClient(server, { creditLimit: 1_000 });
  const { id } = client;
  const send = (kind: "charge" | "adjustment", amount: number) =>
    manager.call("POST /cc-api/finance/ledger/post", post(id, kind, amount));
  const told = async (who: TestClient) => {
    const { items } = await who.call("GET /cc-api/notification/list");
    return items
      .filter(({ path }) => path === `/finance/clients/${id}`)
      .map(({ facts, readAt }) => [facts["state"], readAt === null]);
  };
  const state = async () =>
    (await director.call("GET /cc-api/finance/client/:id", { params: { id } })).creditState;
  const listed = async () => {
    const { items } = await director.call("GET /cc-api/finance/client/list", {
      query: { credit: "low", pageSize: 200 },
    });
    return items.some((one) => one.id === id);
  };

  await send("charge", 800);
  expect([await state(), await listed(), await told(director)]).toEqual(["ok", false, []]);
  await send("charge", 1);
  await send("charge", 1);
  expect([await state(), await listed()]).toEqual(["low", true]);
  // Those who see all clients, and the owner.
  for (const who of [director, sales, manager]) expect(await told(who)).toEqual([["low", true]]);
  expect(await told(await server.as("operation"))).toEqual([]);

  // A bounced transfer exceeds the limit.
  const transfer = await send("adjustment", 10);
  await send("charge", 200);
  await manager.call("POST /cc-api/finance/ledger/:id/reverse", {
    params: { id: transfer.id },
    body: { memo: "Bounced", ...key() },
  });
  expect(await state()).toBe("over");
  expect((await told(sales)).filter(([, unread]) => unread)).toEqual([["over", true]]);
  await send("adjustment", 1_000);
  expect([await state(), await listed()]).toEqual(["ok", false]);
  expect((await told(sales)).filter(([, unread]) => unread)).toEqual([]);

  // Lowering the limit also counts as crossing it.
  await (
    await server.as("clientManager")
  ).call("PATCH /cc-api/finance/client/:id", {
    params: { id },
    body: { creditLimit: 2, ...key() },
  });
  expect(await state()).toBe("low");
  expect((await told(sales)).filter(([, unread]) => unread)).toEqual([["low", true]]);
});
