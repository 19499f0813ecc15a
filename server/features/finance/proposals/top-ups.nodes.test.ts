import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import type { Proposal } from "@console-shell/contract/endpoints/finance-proposals";
import { afterAll, beforeAll, expect, test } from "vitest";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

test("of 20 approvals at once over two nodes one posts, whether they are one call or many", async () => {
  const { admin, bizDirector } = nodes.operatorIds;
  const proposer = await nodes.signIn(admin);
  const cookie = await nodes.signIn(bizDirector);
  const opened = await nodes.a.request("POST", "/cc-api/finance/client/add", {
    cookie: proposer,
    body: { name: "Twenty", currency: "CNY", creditLimit: 0 },
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
