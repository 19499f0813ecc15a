import { testPassword } from "@console-shell/testing/test-operators";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { generateSync } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const tries = 40;

test("of 40 concurrent wrong codes on two nodes exactly the limit is checked @security-12 @full", async () => {
  const { id, account } = await nodes.addOperator("sales");
  const cookie = await nodes.signIn(id);
  const own = "/cc-api/operator/totp";
  const begun = await nodes.a.request("POST", `${own}/begin`, { cookie });
  const { secret } = begun.body as { secret: string };
  const code = generateSync({ secret });
  const confirmed = await nodes.b.request("POST", `${own}/confirm`, { cookie, body: { code } });
  expect(confirmed.status).toBe(200);

  const answers = await Promise.all(
    Array.from({ length: tries }, (_, number) =>
      nodes.inTurn(number).request("POST", "/auth/session/login", {
        body: { account, password: testPassword, code: "abcdef" },
        headers: { "x-forwarded-for": `203.0.113.${number}` },
      }),
    ),
  );
  const { limit } = throttleRules.secondFactor;
  const codes = answers.map(({ body }) => (body as { code: string }).code);
  expect(codes.filter((one) => one === "wrong_code")).toHaveLength(limit);
  expect(codes.filter((one) => one === "throttled")).toHaveLength(tries - limit);
  for (const { cookies } of answers) expect(cookies).toEqual([]);
});
