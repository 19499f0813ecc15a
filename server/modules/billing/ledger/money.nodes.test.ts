import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pastMonth } from "../testing/past-month.ts";

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
  cookieOf: (path: string) => string,
): Promise<void> => {
  const answers = await Promise.all(
    calls.map(({ path, body }, number) =>
      Promise.all(
        [number, number + 1].map((turn) =>
          nodes.inTurn(turn).request("POST", `/cc-api/finance/${path}`, {
            cookie: cookieOf(path),
            body,
          }),
        ),
      ),
    ),
  );
  for (const [first, again] of answers) {
    expect(first!.status, first!.text).toBeLessThan(300);
    expect(again!.text).toBe(first!.text);
  }
};

test("200 concurrent approvals and charges on two nodes, each sent twice, post once each @security-29", async () => {
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
  await twice(mixed, (path) => (path === "ledger/post" ? proposer : cookie));

  const expected = new Map(opened.map((id) => [id, 0]));
  const add = (id: string, amount: number) => expected.set(id, expected.get(id)! + amount);
  for (let number = 0; number < topUps; number += 1) add(ofTurn(number), 1_000 + number);
  for (let number = 0; number < charges; number += 1) add(ofTurn(number), -100 - number);
  const balances = await nodes.database
    .selectFrom("financeClients")
    .select(["id", "balance", "entryCount"])
    .execute();
  expect(new Map(balances.map(({ id, balance }) => [id, balance]))).toEqual(expected);

  const entries = await nodes.database
    .selectFrom("ledgerEntries")
    .select(["clientId", "sequence", "amount", "balanceAfter"])
    .orderBy("clientId")
    .orderBy("sequence")
    .execute();
  expect(entries).toHaveLength(topUps + charges);
  const running = new Map<string, { sequence: number; balance: number }>();
  for (const { clientId, sequence, amount, balanceAfter } of entries) {
    const before = running.get(clientId) ?? { sequence: 0, balance: 0 };
    expect([sequence, balanceAfter]).toEqual([before.sequence + 1, before.balance + amount]);
    running.set(clientId, { sequence, balance: balanceAfter });
  }
  const { debit, credit } = await nodes.database
    .selectFrom("ledgerPostings")
    .select(({ fn }) => [
      fn.sum<number>("debit").as("debit"),
      fn.sum<number>("credit").as("credit"),
    ])
    .executeTakeFirstOrThrow();
  expect(debit).toBe(credit);
});

test("of 20 concurrent approvals on two nodes one posts, retried or not @security-29", async () => {
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
    .selectFrom("ledgerEntries")
    .select(["amount", "balanceAfter"])
    .where("clientId", "=", clientId)
    .orderBy("sequence")
    .execute();
  expect(entries).toEqual([
    { amount: 700, balanceAfter: 700 },
    { amount: 700, balanceAfter: 1_400 },
  ]);
});

const numbersOf = async (table: "invoices" | "creditNotes") => {
  const rows = await nodes.database.selectFrom(table).select("number").execute();
  return rows.map(({ number }) => Number(number.slice(-5))).toSorted((a, b) => a - b);
};
type Ran = { issued: { clientId: string; id: string }[]; skipped: { reason: string }[] };

test("concurrent billing runs on two nodes issue one invoice per client, without gaps @security-30", async () => {
  const { ids, run } = await pastMonth(nodes, "Runs");
  const answers = await Promise.all([0, 1, 2, 3].map((turn) => run(turn, `run-${turn}-of-four`)));
  const ran = answers.map(({ body }) => body as Ran);
  const issued = ran.flatMap((one) => one.issued.map(({ clientId }) => clientId));
  expect(issued.toSorted()).toEqual(ids.toSorted());
  const reasons = new Set(ran.flatMap(({ skipped }) => skipped.map(({ reason }) => reason)));
  expect([...reasons]).toEqual(["invoiced"]);
  const numbers = await numbersOf("invoices");
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test("concurrent credits of one line on two nodes never exceed it, without gaps @security-30", async () => {
  const { cookie, run } = await pastMonth(nodes, "Credits");
  // One run, sent to both nodes at the same moment, is one run.
  const [ran, again] = await Promise.all([run(0, "the-credits-run"), run(1, "the-credits-run")]);
  expect((again.body as Ran).issued).toEqual((ran.body as Ran).issued);
  const { id } = (ran.body as Ran).issued[0]!;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      nodes.inTurn(number).request("POST", `/cc-api/finance/invoice/${id}/credit`, {
        cookie,
        body: {
          reason: "Out of order",
          lines: [{ position: 1, amount: 900 }],
          idempotencyKey: `credit-number-${number}`,
        },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  for (const { status, body } of answers)
    if (status !== 201)
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          fields: [{ path: "lines.0.amount", code: "over_line", message: "At most 4.00 CNY" }],
        },
      });
  const invoice = await nodes.database
    .selectFrom("invoices")
    .select(["credited", "total"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(invoice).toEqual({ credited: 3_600, total: 4_000 });
  expect(await numbersOf("creditNotes")).toEqual([1, 2, 3, 4]);
});

test("concurrent refunds on two nodes never exceed the balance; a key belongs to one body @security-29", async () => {
  const { admin, bizDirector } = nodes.operatorIds;
  const proposer = await nodes.signIn(admin);
  const cookie = await nodes.signIn(bizDirector);
  const open = (turn: number, name: string) =>
    nodes.inTurn(turn).request("POST", "/cc-api/finance/client/add", {
      cookie: proposer,
      body: { name, currency: "CNY", creditLimit: 50_000, idempotencyKey: "one-key-of-a-client" },
    });
  const same = await Promise.all([0, 1, 2, 3].map((turn) => open(turn, "Refunded")));
  expect(new Set(same.map(({ text }) => text)).size).toBe(1);
  const other = await Promise.all([0, 1].map((turn) => open(turn, "Another")));
  for (const { status, body } of other)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { fields: [{ path: "idempotencyKey", code: "used" }] },
    });
  const { id: clientId } = same[0]!.body as { id: string };
  await nodes.a.request("POST", "/cc-api/finance/ledger/post", {
    cookie: proposer,
    body: {
      clientId,
      kind: "adjustment",
      amount: 1_000,
      memo: "A start",
      idempotencyKey: "the-start-of-it",
    },
  });
  const proposals = await Promise.all(
    Array.from({ length: 6 }, async (_, number) => {
      const { body } = await nodes
        .inTurn(number)
        .request("POST", "/cc-api/finance/refund/propose", {
          cookie: proposer,
          body: {
            clientId,
            amount: 400,
            reference: "Back",
            idempotencyKey: `refund-${number}-of-6`,
          },
        });
      return (body as Proposal).id;
    }),
  );
  const answers = await Promise.all(
    proposals.map((id, number) =>
      nodes.inTurn(number).request("POST", `/cc-api/finance/refund/${id}/approve`, {
        cookie,
        body: { idempotencyKey: `refund-decision-${number}` },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const { balance } = await nodes.database
    .selectFrom("financeClients")
    .select("balance")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(200);
});
