import type { Role } from "@console-shell/contract";
import { approvalReasonHeader } from "@console-shell/contract/words/headers";
import type { TestClient } from "@console-shell/testing/test-client";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
  await nodes.database.updateTable("securityPolicy").set({ secondPersonRoles: true }).execute();
});
afterAll(() => nodes.close());

const pathOf = (id: string, what: string) =>
  what === "withdraw"
    ? `/cc-api/operator/approvals/${id}/withdraw`
    : `/mc-api/approval/${id}/${what}`;

test("of a request's decisions on two nodes at the same time one counts, and none fails @security-54", async () => {
  const { a, b, database, addOperator, signIn } = nodes;
  // Roots: a change of an operator locks their rows, to which decisions and notifications refer.
  const [first, second, third, fourth] = await Promise.all(
    [1, 2, 3, 4].map(async () => signIn((await addOperator("root")).id)),
  );
  const ask = async (node: TestClient, cookie: string, target: string, role: Role) => {
    const headers = { [approvalReasonHeader]: "They change teams" };
    const path = `/mc-api/operator/${target}`;
    const answer = await node.request("PATCH", path, { body: { role }, headers, cookie });
    expect(answer.body, answer.text).toMatchObject({ code: "sent_for_approval" });
  };
  for (let round = 0; round < 5; round += 1) {
    const { id: target } = await addOperator("sales");
    await Promise.all([
      ask(a, first!, target, "operation"),
      ask(b, second!, target, "clientManager"),
    ]);
    const [one, other] = await database
      .selectFrom("approvals")
      .select("id")
      .where("targetId", "=", target)
      .execute();
    const decide = (node: TestClient, cookie: string, id: string, what: string) =>
      node.request("POST", pathOf(id, what), {
        ...(what === "reject" && { body: { reason: "No" } }),
        cookie,
      });
    const answers = await Promise.all([
      decide(a, third!, one!.id, "approve"),
      decide(b, fourth!, other!.id, "approve"),
      decide(b, fourth!, one!.id, "approve"),
      decide(b, third!, one!.id, "reject"),
      decide(a, third!, other!.id, "reject"),
      decide(b, first!, one!.id, "withdraw"),
      decide(a, second!, one!.id, "withdraw"),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const ended = await database
      .selectFrom("approvals")
      .select("status")
      .where("targetId", "=", target)
      .where("status", "!=", "waiting")
      .execute();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ended.length);
    expect(ended.filter(({ status }) => status === "approved").length).toBeLessThan(2);
  }
});
