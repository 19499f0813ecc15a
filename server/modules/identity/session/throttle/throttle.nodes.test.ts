import type { TestAnswer } from "@console-shell/testing/test-client";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throttleRules } from "./rules.ts";
import type { ThrottleRule } from "./tries.ts";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const tries = 60;
const { loginToAccount, loginToAccountAnywhere } = throttleRules;

/** Concurrent failed sign-ins, half of them on each node. */
const tryAll = (account: string, addressOf: (number: number) => string) =>
  Promise.all(
    Array.from({ length: tries }, (_, number) =>
      nodes.inTurn(number).request("POST", "/auth/session/login", {
        body: { account, password: "not the password" },
        headers: { "x-forwarded-for": addressOf(number) },
      }),
    ),
  );

const expectLimit = (answers: readonly TestAnswer[], { limit, window }: ThrottleRule) => {
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(limit);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(tries - limit);
  for (const { headers, body } of refused) {
    expect(body).toMatchObject({ code: "throttled" });
    const seconds = Number(headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(window / 1000 - 60);
    // One that arrived just before the one that was counted first has to wait that much longer.
    expect(seconds).toBeLessThanOrEqual(window / 1000 + 1);
  }
};

test("of 60 concurrent wrong passwords on two nodes exactly the limit is verified @security-12", async () => {
  const { account } = await nodes.addOperator("sales");
  expectLimit(await tryAll(account, () => "203.0.113.7"), loginToAccount);
});

test("attempts from 60 addresses share the account's limit @security-12", async () => {
  const { account } = await nodes.addOperator("sales");
  expectLimit(await tryAll(account, (number) => `198.51.100.${number}`), loginToAccountAnywhere);
});
