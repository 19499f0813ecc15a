import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import type { Proposal } from "@console-shell/contract/endpoints/finance-proposals";
import { afterAll, beforeAll, expect, test } from "vitest";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const clients = 4;
const topUps = 60;
const charges = 140;

/** Everything at once, each call twice: on one node, and with the same key on the other. */
const twice = async (
  calls: readonly { path: string; body: object }[],
  cookie: string,
): Promise<void> => {
  const answers = await Promise.all(
    calls.map(({ path, body }, number) =>
      Promise.all(
        [number, number + 1].map((turn) =>
          nodes.inTurn(turn).request("POST", `/cc-api/finance/${path}`, { cookie, body }),
        ),
      ),
    ),
  );
  for (const [first, again] of answers) {
    expect(first!.status, first!.text).toBeLessThan(300);
    expect(again!.text).toBe(first!.text);
  }
};

test("200 approvals and charges at once over two nodes, each sent twice, post each once and add up", async () => {
  const { admin, bizDirector } = nodes.operatorIds;
  const proposer = await nodes.signIn(admin);
  const cookie = await nodes.signIn(bizDirector);
  const opened = await Promise.all(
    Array.from({ length: clients }, async (_, number) => {
      const { body } = await nodes.inTurn(number).request("POST", "/cc-api/finance/client/add", {
        cookie: proposer,
        body: {
          name: `Client ${number}`,
          currency: "EUR",
          creditLimit: 1_000_000,
          idempotencyKey: `client-${number}`,
        },
      });
      return (body as { id: string }).id;
    }),
  );
  const ofTurn = (number: number) => opened[number % clients]!;
  const approvals = await Promise.all(
    Array.from({ length: topUps }, async (_, number) => {
      const idempotencyKey = `proposal-${number}`;
      const { body } = await nodes
        .inTurn(number)
        .request("POST", "/cc-api/finance/top-up/propose", {
          cookie: proposer,
          body: {
            clientId: ofTurn(number),
            amount: 1_000 + number,
            reference: "Wire",
            idempotencyKey,
          },
        });
      return {
        path: `top-up/${(body as Proposal).id}/approve`,
        body: { idempotencyKey: `approval-${number}` },
      };
    }),
  );
  const posts = Array.from({ length: charges }, (_, number) => ({
    path: "ledger/post",
    body: {
      clientId: ofTurn(number),
      kind: "charge",
      amount: 100 + number,
      memo: "Services",
      idempotencyKey: `charge-${number}`,
    },
  }));
  // In turn, so that both meet on every client.
  const mixed = Array.from({ length: topUps + charges }, (_, number) =>
    number % 10 < 3 ? approvals[Math.floor(number / 10) * 3 + (number % 10)]! : posts.pop()!,
  );
  await twice(mixed, cookie);

  const expected = new Map(opened.map((id) => [id, 0]));
  const add = (id: string, amount: number) => expected.set(id, expected.get(id)! + amount);
  for (let number = 0; number < topUps; number += 1) add(ofTurn(number), 1_000 + number);
  for (let number = 0; number < charges; number += 1) add(ofTurn(number), -100 - number);
  const balances = await nodes.database
    .selectFrom("finance_clients")
    .select(["id", "balance", "entry_count"])
    .execute();
  expect(new Map(balances.map(({ id, balance }) => [id, balance]))).toEqual(expected);

  const entries = await nodes.database
    .selectFrom("ledger_entries")
    .select(["client_id", "sequence", "amount", "balance_after"])
    .orderBy("client_id")
    .orderBy("sequence")
    .execute();
  expect(entries).toHaveLength(topUps + charges);
  const running = new Map<string, { sequence: number; balance: number }>();
  for (const { client_id, sequence, amount, balance_after } of entries) {
    const before = running.get(client_id) ?? { sequence: 0, balance: 0 };
    expect([sequence, balance_after]).toEqual([before.sequence + 1, before.balance + amount]);
    running.set(client_id, { sequence, balance: balance_after });
  }
  const { debit, credit } = await nodes.database
    .selectFrom("ledger_postings")
    .select(({ fn }) => [
      fn.sum<number>("debit").as("debit"),
      fn.sum<number>("credit").as("credit"),
    ])
    .executeTakeFirstOrThrow();
  expect(debit).toBe(credit);
});

test("of 20 approvals at once over two nodes one posts, whether they are one call or many", async () => {
  const { admin, bizDirector } = nodes.operatorIds;
  const proposer = await nodes.signIn(admin);
  const cookie = await nodes.signIn(bizDirector);
  const opened = await nodes.a.request("POST", "/cc-api/finance/client/add", {
    cookie: proposer,
    body: { name: "Twenty", currency: "CNY", creditLimit: 0, idempotencyKey: "client-twenty" },
  });
  const { id: clientId } = opened.body as { id: string };

  for (const [keys, succeeding] of [
    [() => "one-approval", 20],
    [() => crypto.randomUUID(), 1],
  ] as const) {
    const proposed = await nodes.b.request("POST", "/cc-api/finance/top-up/propose", {
      cookie: proposer,
      body: { clientId, amount: 700, reference: "Wire", idempotencyKey: crypto.randomUUID() },
    });
    const { id } = proposed.body as Proposal;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        nodes.inTurn(number).request("POST", `/cc-api/finance/top-up/${id}/approve`, {
          cookie,
          body: { idempotencyKey: keys() },
        }),
      ),
    );
    const approved = answers.filter(({ status }) => status === 200);
    expect(approved).toHaveLength(succeeding);
    expect(new Set(approved.map(({ text }) => text)).size).toBe(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { fields: [{ path: "status", code: "decided" }] },
        });
  }

  const entries = await nodes.database
    .selectFrom("ledger_entries")
    .select(["amount", "balance_after"])
    .where("client_id", "=", clientId)
    .orderBy("sequence")
    .execute();
  expect(entries).toEqual([
    { amount: 700, balance_after: 700 },
    { amount: 700, balance_after: 1_400 },
  ]);
});
