import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../testing/test-clients.ts";
import { decide, propose, proposed } from "../testing/proposal-calls.ts";

let server: TestServer;
let sales: TestClient;
let director: TestClient;
let root: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  sales = await server.as("sales");
  director = await server.as("bizDirector");
  root = await server.as("root");
});
afterAll(() => server.close());

const balanceOf = async (id: string) =>
  (await root.call("GET /cc-api/finance/client/:id", { params: { id } })).balance;
const ledgerOf = (clientId: string) =>
  root.call("GET /cc-api/finance/ledger/list", { query: { clientId } });
const told = async (client: TestClient, topUp: Proposal) => {
  const { items } = await client.call("GET /cc-api/notification/list");
  return items.find(({ path }) => path === `/finance/top-ups/${topUp.id}`);
};
const eventsOf = async ({ id }: Proposal) => {
  const events = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select(["action", "actor", "target"])
    .where("targetId", "=", id)
    .orderBy("sequence")
    .execute();
  return events.map(({ action, actor, target }) => [action, actor, target]);
};
const decided = { status: 409, body: { fields: [{ path: "status", code: "decided" }] } };
const used = { status: 409, body: { fields: [{ path: "idempotencyKey", code: "used" }] } };

describe("a top-up", () => {
  test("is proposed by one operator and approved by another, which posts it to the ledger @security-29", async () => {
    const client = await openClient(server);
    const topUp = await proposed(sales, client.id, { amount: 1_234, note: "For May" });
    expect(topUp).toMatchObject({
      number: expect.stringMatching(/^T1\d{4}$/),
      clientName: client.name,
      currency: "CNY",
      amount: 1_234,
      reference: "Wire 7",
      note: "For May",
      status: "waiting",
      proposedByName: "Test sales",
      decidedAt: null,
      entryId: null,
    });
    expect(await balanceOf(client.id)).toBe(0);
    expect(await told(director, topUp)).toMatchObject({
      kind: "top-up.waiting",
      facts: { number: topUp.number, client: client.name, by: "Test sales" },
      readAt: null,
    });
    expect(await told(sales, topUp)).toBeUndefined();

    const answer = await decide(director, topUp.id, "approve");
    expect(answer.status, answer.text).toBe(200);
    const { items, total } = await ledgerOf(client.id);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      kind: "top-up",
      amount: 1_234,
      balanceAfter: 1_234,
      memo: `${topUp.number} · Wire 7`,
      createdByName: "Test bizDirector",
      postings: [
        { account: "client", debit: 0, credit: 1_234 },
        { account: "bank", debit: 1_234, credit: 0 },
      ],
    });
    expect(answer.body).toEqual({
      ...topUp,
      status: "approved",
      decidedAt: server.clock.now(),
      decidedByName: "Test bizDirector",
      entryId: items[0]!.id,
      entryNumber: items[0]!.number,
    });
    expect(await told(director, topUp)).toMatchObject({ readAt: server.clock.now() });
    expect(await eventsOf(topUp)).toEqual([
      ["top-up.proposed", "sales", topUp.number],
      ["top-up.approved", "bizDirector", topUp.number],
    ]);
  });

  test("that is rejected or withdrawn posts nothing, and stays decided", async () => {
    const client = await openClient(server);
    for (const [verb, who, status] of [
      ["reject", director, "rejected"],
      ["withdraw", sales, "withdrawn"],
    ] as const) {
      const topUp = await proposed(sales, client.id);
      const answer = await decide(who, topUp.id, verb);
      expect(answer.body).toMatchObject({
        status,
        reason: verb === "reject" ? "Not paid" : "",
        entryId: null,
      });
      for (const [next, other] of [
        ["approve", director],
        ["reject", root],
        ["withdraw", sales],
      ] as const)
        expect(await decide(other, topUp.id, next), next).toMatchObject(decided);
      const params = { id: topUp.id };
      expect(await root.call("GET /cc-api/finance/top-up/:id", { params })).toEqual(answer.body);
      expect(await eventsOf(topUp)).toHaveLength(2);
    }
    expect(await balanceOf(client.id)).toBe(0);
  });

  test("can't be decided by its proposer, whatever their role, nor withdrawn by anyone else @security-29", async () => {
    const client = await openClient(server);
    const own = await proposed(root, client.id);
    for (const [language, message] of [
      ["en-US", "You proposed this, so someone else has to approve it"],
      ["zh-CN", "这是您本人提出的，须由他人审批"],
    ] as const)
      for (const verb of ["approve", "reject"] as const)
        expect(
          await root.request("POST", `/cc-api/finance/top-up/${own.id}/${verb}`, {
            headers: { "accept-language": language },
            body: {
              ...(verb === "reject" && { reason: "Mine" }),
              idempotencyKey: crypto.randomUUID(),
            },
          }),
        ).toMatchObject({
          status: 403,
          body: { code: "forbidden", fields: [{ code: "own_proposal", message }] },
        });
    expect(await decide(sales, own.id, "withdraw")).toMatchObject({
      status: 403,
      body: { fields: [{ code: "not_proposer" }] },
    });
    expect((await decide(director, own.id, "approve")).status).toBe(200);
  });

  test("of a client outside the operator's scope can't be seen or changed @security-29", async () => {
    const foreign = await openClient(server, { ownerId: null });
    const manager = await server.as("clientManager");
    const topUp = await proposed(manager, foreign.id);
    expect((await propose(sales, foreign.id)).status).toBe(404);
    expect((await decide(sales, topUp.id, "withdraw")).status).toBe(404);
    const seen = await sales.request("GET", `/cc-api/finance/top-up/${topUp.id}`);
    expect(seen.status).toBe(404);
    const list = await sales.call("GET /cc-api/finance/top-up/list", { query: { pageSize: 200 } });
    expect(list.items.map(({ id }) => id)).not.toContain(topUp.id);
    for (const [who, verb] of [
      [manager, "approve"],
      [director, "withdraw"],
    ] as const)
      expect(await decide(who, topUp.id, verb)).toMatchObject({
        status: 403,
        body: { fields: [{ path: "permission" }] },
      });
  });

  test("is rejected by field for invalid input", async () => {
    const { id } = await openClient(server);
    for (const [change, path] of [
      [{ amount: 0 }, "amount"],
      [{ amount: -1 }, "amount"],
      [{ amount: 1.5 }, "amount"],
      [{ amount: 1e13 }, "amount"],
      [{ reference: " " }, "reference"],
      [{ note: "x".repeat(501) }, "note"],
      [{ idempotencyKey: "short" }, "idempotencyKey"],
      // The ledger's own keys for top-ups can't be used by anyone else.
      [{ idempotencyKey: `top-up/${id}` }, "idempotencyKey"],
    ] as const)
      expect(await propose(sales, id, change), path).toMatchObject({
        status: 400,
        body: { fields: [{ path }] },
      });
    const topUp = await proposed(sales, id);
    expect((await decide(director, topUp.id, "reject", { reason: " " })).status).toBe(400);
  });
});

describe("the same key", () => {
  test("proposes and decides once with the same response; another body is a conflict @security-29", async () => {
    const client = await openClient(server);
    const proposal = { idempotencyKey: "proposal-1" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => propose(sales, client.id, proposal)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await propose(sales, client.id, { ...proposal, amount: 5 })).toMatchObject(used);
    expect(await propose(root, client.id, proposal)).toMatchObject(used);

    const topUp = answers[0]!.body as Proposal;
    const once = { idempotencyKey: "decision-1" };
    const first = await decide(director, topUp.id, "approve", once);
    server.clock.advance(1_000);
    // The response was lost, and the call is retried.
    expect(await decide(director, topUp.id, "approve", once)).toMatchObject({
      status: 200,
      body: first.body as object,
    });
    expect(await decide(director, topUp.id, "reject", once)).toMatchObject(used);
    expect(await decide(root, topUp.id, "approve", once)).toMatchObject(used);
    expect(await decide(director, topUp.id, "approve")).toMatchObject(decided);
    const other = await proposed(sales, client.id);
    expect(await decide(director, other.id, "approve", once)).toMatchObject(used);
    expect(await balanceOf(client.id)).toBe(1_000);
  });
});

test("the list can be searched, filtered, sorted and paged", async () => {
  const small = await openClient(server, { name: "Zebra Topped" });
  const large = await openClient(server, { name: "Acorn Topped" });
  const first = await proposed(sales, small.id, { amount: 5 });
  server.clock.advance(1_000);
  await proposed(sales, large.id, { amount: 7 });
  await decide(director, first.id, "reject");
  const list = async (query: object) => {
    const answer = await sales.call("GET /cc-api/finance/top-up/list", {
      query: { search: "topped", ...query },
    });
    return [answer.total, ...answer.items.map(({ amount }) => amount)];
  };
  expect(await list({})).toEqual([2, 7, 5]);
  expect(await list({ status: "waiting" })).toEqual([1, 7]);
  expect(await list({ status: "rejected" })).toEqual([1, 5]);
  expect(await list({ clientId: small.id })).toEqual([1, 5]);
  expect(await list({ search: large.number })).toEqual([1, 7]);
  expect(await list({ sort: "amount", order: "asc" })).toEqual([2, 5, 7]);
  expect(await list({ sort: "client", order: "asc" })).toEqual([2, 7, 5]);
  expect(await list({ page: 2, pageSize: 1 })).toEqual([2, 5]);
});

test("an operator who decides and sees only own clients is notified of theirs and decides theirs", async () => {
  const changes = [{ role: "sales" as const, give: ["finance:topup:decide" as const], take: [] }];
  await root.call("POST /mc-api/role/change", { body: { changes } });
  const theirs = await proposed(root, (await openClient(server)).id);
  const foreign = await proposed(root, (await openClient(server, { ownerId: null })).id);
  expect(await told(sales, theirs)).toBeDefined();
  expect(await told(sales, foreign)).toBeUndefined();
  expect(await told(director, foreign)).toBeDefined();
  expect((await decide(sales, foreign.id, "approve")).status).toBe(404);
  expect((await decide(sales, theirs.id, "approve")).status).toBe(200);
});

test("the database refuses to change proposals and decisions @security-30", async () => {
  const { database } = server.services;
  await expect(database.updateTable("proposals").set({ amount: 1 }).execute()).rejects.toThrow(
    "append-only",
  );
  await expect(database.deleteFrom("proposalDecisions").execute()).rejects.toThrow("append-only");
});
