import { testPassword } from "@console-shell/testing/test-operators";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const calls = 20;
const parallel = (send: (number: number) => Promise<TestAnswer>) =>
  Promise.all(Array.from({ length: calls }, (_, number) => send(number)));

const post = (number: number, path: string, body: unknown) =>
  nodes.inTurn(number).request("POST", `/cc-api/basic/operator/${path}`, { body });
const login = (number: number, account: string, password: string) =>
  nodes.inTurn(number).request("POST", "/auth/session/login", { body: { account, password } });

/** Requests a code on one node and reads its mail, which is in the database once it was sent. */
const mailedCode = async (account: string): Promise<string> => {
  await post(0, "forgetPassword", { account });
  const mails = () =>
    nodes.database
      .selectFrom("mails")
      .select("text")
      .where("recipient", "=", `${account}@console.test`)
      .execute();
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
  return /\b\d{8}\b/.exec((await mails())[0]?.text ?? "")![0];
};

const onlySuccess = (answers: readonly TestAnswer[]): number => {
  const won = answers.findIndex(({ status }) => status === 200);
  const others = answers.filter((_, number) => number !== won);
  expect(won).toBeGreaterThanOrEqual(0);
  for (const { status, body } of others)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "wrong_reset_code" } });
  return won;
};

test("of 20 concurrent calls with one code, and then one token, exactly one succeeds @security-18 @full", async () => {
  const { id, account } = await nodes.addOperator("sales");
  const sessions = [await nodes.signIn(id), await nodes.signIn(id)];
  const code = await mailedCode(account);

  const exchanged = await parallel((number) => post(number, "preResetPassword", { account, code }));
  const { resetToken } = exchanged[onlySuccess(exchanged)]!.body as { resetToken: string };
  expect(resetToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(JSON.stringify(exchanged.map(({ body }) => body)).match(/resetToken/g)).toHaveLength(1);

  const passwordOf = (number: number) => `otter gravel lantern ${number}`;
  const reset = await parallel((number) =>
    post(number, "resetPassword", { resetToken, newPassword: passwordOf(number) }),
  );
  const winner = onlySuccess(reset);

  expect((await login(winner + 1, account, passwordOf(winner))).status).toBe(200);
  expect((await login(0, account, passwordOf((winner + 1) % calls))).status).toBe(401);
  expect((await login(1, account, testPassword)).status).toBe(401);
  for (const cookie of sessions)
    for (const node of [nodes.a, nodes.b])
      expect((await node.request("GET", "/auth/account/info", { cookie })).status).toBe(401);
});

test("40 concurrent requests for a code on two nodes send exactly as many mails as allowed @security-12 @full", async () => {
  const { account } = await nodes.addOperator("sales");
  const rule = throttleRules.forgetAccountAnywhere;
  const counted = async () => {
    const rows = await nodes.database
      .selectFrom("throttleCounters")
      .select("count")
      .where("key", "like", `${rule.kind}:%`)
      .execute();
    return Math.max(...rows.map(({ count }) => count));
  };
  const mails = () =>
    nodes.database
      .selectFrom("mails")
      .select("id")
      .where("recipient", "=", `${account}@console.test`)
      .execute();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      nodes.inTurn(number).request("POST", "/cc-api/basic/operator/forgetPassword", {
        body: { account },
        headers: { "x-forwarded-for": `203.0.113.${number}` },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await expect.poll(counted, { timeout: 20_000 }).toBe(40);
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(rule.limit);
});
