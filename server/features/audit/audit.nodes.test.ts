import { testPassword } from "@console-shell/testing/test-operators";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

test("parallel writes of all kinds on both nodes make one chain without a gap", async () => {
  const { inTurn, addOperator, signIn, operatorIds } = nodes;
  const root = await signIn(operatorIds.root);
  const operators = await Promise.all(Array.from({ length: 12 }, () => addOperator("sales")));

  /* Six events each; every step on the node that the step before was not on. */
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
    expect(answer.body).toEqual({ events, brokenAt: null });
  }
});
