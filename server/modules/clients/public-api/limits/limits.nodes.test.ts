import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClientAppWithKey } from "../testing/add-client-app-with-key.ts";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const calls = 120;
const quota = 50;

test("of 120 parallel calls on two nodes exactly the quota of 50 pass, each counted once @security-34", async () => {
  const { a, database, operatorIds } = nodes;
  const facts = { database, ownerId: operatorIds.sales, now: Date.now() };
  const clientApp = await addClientAppWithKey(a, facts, { callsPerMonth: quota });
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, number) =>
      clientApp.request("GET", "/api/v1/libraries", {}, nodes.inTurn(number)),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(quota);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(calls - quota);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ code: "quota_used_up" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("x-ratelimit-remaining")).toBe("0");
  }
  const left = answers
    .filter(({ status }) => status === 200)
    .map(({ headers }) => Number(headers.get("x-ratelimit-remaining")));
  // Each of them used a call of its own: no number occurs twice.
  expect(left.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: quota }, (_, remaining) => remaining),
  );
  await expect
    .poll(async () => {
      const rows = await database
        .selectFrom("apiUsage")
        .select(["statusClass", (row) => row.fn.sum<number>("calls").as("calls")])
        .where("applicationId", "=", clientApp.clientAppId)
        .groupBy("statusClass")
        .orderBy("statusClass")
        .execute();
      return rows.map((row) => [row.statusClass, row.calls]);
    })
    .toEqual([
      [2, quota],
      [4, calls - quota],
    ]);
});

test("a key revoked on one node is rejected by the other from the next call @security-33", async () => {
  const { a, b, database, operatorIds } = nodes;
  const facts = { database, ownerId: operatorIds.sales, now: Date.now() };
  const clientApp = await addClientAppWithKey(a, facts);
  const call = () => clientApp.request("GET", "/api/v1/key", {}, b);
  expect((await call()).status).toBe(200);
  const answer = await a.request(
    "POST",
    `/cc-api/client-app/${clientApp.clientAppId}/key/${clientApp.keyId}/revoke`,
    { cookie: await nodes.signIn(operatorIds.root), body: {} },
  );
  expect(answer.status).toBe(200);
  expect((await call()).body).toMatchObject({ code: "wrong_key" });
});

test("of 20 tries of one call on two nodes one runs, and it is billed once @security-34", async () => {
  const { a, database, operatorIds } = nodes;
  const facts = { database, ownerId: operatorIds.sales, now: Date.now() };
  const clientApp = await addClientAppWithKey(a, facts);
  const headers = { "idempotency-key": "one-library" };
  const body = { name: "Made once", kind: "general", purpose: "" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      clientApp.request("POST", "/api/v1/libraries", { headers, body }, nodes.inTurn(number)),
    ),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const done = answers.filter(
    (answer) => answer.status === 201 && answer.headers.get("idempotency-replayed") === null,
  );
  expect(done).toHaveLength(1);
  for (const { status, body } of answers)
    expect(body).toMatchObject(
      status === 201 ? (done[0]!.body as object) : { code: "idempotency_key_in_use" },
    );
  const paid = await database
    .selectFrom("apiUsage")
    .select("calls")
    .where("applicationId", "=", clientApp.clientAppId)
    .where("statusClass", "=", 2)
    .execute();
  expect(paid).toEqual([{ calls: 1 }]);
  const months = await database
    .selectFrom("quotaWindows")
    .select("used")
    .where("applicationId", "=", clientApp.clientAppId)
    .where("period", "=", "month")
    .execute();
  expect(months).toEqual([{ used: 1 }]);
});
