import { testPassword } from "@console-shell/testing/test-operators";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { sql } from "kysely";
import { lockHead } from "./chain.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

test("concurrent writes of all kinds on both nodes make one chain without gaps @security-24", async () => {
  const { inTurn, addOperator, signIn, operatorIds } = nodes;
  const root = await signIn(operatorIds.root);
  const operators = await Promise.all(Array.from({ length: 12 }, () => addOperator("sales")));

  /* Six events each; consecutive steps run on different nodes. */
  const live = async ({ id, account }: (typeof operators)[number], number: number) => {
    const cookie = await signIn(id);
    const manage = `/mc-api/operator/${id}`;
    const steps: [method: string, path: string, cookie?: string, body?: unknown][] = [
      ["POST", "/cc-api/operator/updateBasicInfo", cookie, { phone: `+86 755 ${number}` }],
      ["PATCH", manage, root, { role: "operation" }],
      ["GET", "/auth/session/logout", cookie],
      ["POST", "/auth/session/login", undefined, { account, password: testPassword }],
      ["POST", `${manage}/end-sessions`, root],
      ["POST", `${manage}/disable`, root],
    ];
    for (const [step, [method, path, cookie, body]] of steps.entries()) {
      const node = inTurn(number + step);
      const headers = { "x-forwarded-for": `203.0.113.${number}` };
      const answer = await node.request(method, path, { cookie, body, headers });
      expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    }
    return steps.length;
  };
  const counts = await Promise.all(operators.map(live));
  const events = counts.reduce((sum, count) => sum + count, 0);

  for (const node of [nodes.a, nodes.b]) {
    const answer = await node.request("GET", "/mc-api/audit/verify", { cookie: root });
    expect(answer.body).toMatchObject({ events, brokenAt: null, signed: { sequence: events } });
  }
});

test("nobody waits for the end of the chain, except readers @security-24", async () => {
  const { a, b, database, operatorIds, addOperator, signIn } = nodes;
  const cookie = await signIn((await addOperator("sales")).id);
  const root = await signIn(operatorIds.root);
  const write = (node: typeof a, name: string) =>
    node.request("POST", "/cc-api/operator/updateBasicInfo", { cookie, body: { name } });
  await database.transaction().execute(async (transaction) => {
    await lockHead({ dialect: "postgres" }, transaction);
    for (const node of [a, b]) expect((await write(node, "while locked")).status).toBe(200);
  });
  const query = { action: "profile.changed", pageSize: 2 };
  const { body } = await b.request("GET", "/mc-api/audit/list", { cookie: root, query });
  const { items } = body as { items: { details: unknown }[] };
  expect(items).toHaveLength(2);
  const verified = await a.request("GET", "/mc-api/audit/verify", { cookie: root });
  expect(verified.body).toMatchObject({ brokenAt: null });
});

test("a node that freezes during a write doesn't block the other's audited writes", async () => {
  const { a, b, database, addOperator, signIn, signalA } = nodes;
  const operator = await addOperator("sales");
  const cookie = await signIn(operator.id);
  const write = (node: typeof a, name: string) =>
    node.request("POST", "/cc-api/operator/updateBasicInfo", { cookie, body: { name } });
  const writers = async (state: string) => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'insert into "audit_pending"%'
        and state = ${state}`.execute(database);
    return rows.length;
  };

  // Node A waits for the table, and freezes before it learns that it got it.
  const frozen = await database.transaction().execute(async (transaction) => {
    await sql`lock table audit_pending in share mode`.execute(transaction);
    const answer = write(a, "of the frozen node");
    await expect.poll(() => writers("active")).toBe(1);
    signalA("SIGSTOP");
    return { answer };
  });
  try {
    await expect.poll(() => writers("idle in transaction")).toBe(1);
    expect((await write(b, "of the other node")).status).toBe(200);
  } finally {
    signalA("SIGCONT");
  }
  expect((await frozen.answer).status).toBe(503);
  expect((await write(a, "after it")).status).toBe(200);
});
