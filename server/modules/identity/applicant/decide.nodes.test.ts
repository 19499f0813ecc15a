import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../platform/database/id.ts";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const addWaiting = async () => {
  const id = newId();
  const account = `kim-${id.slice(-8)}`;
  await nodes.database
    .insertInto("applicants")
    .values({
      id,
      reference: `AP-${id.slice(-8)}`,
      account,
      account_key: account,
      name: "Kim",
      company: "Company",
      email: `${account}@company.example`,
      email_key: `${account}@company.example`,
      phone: "",
      reason: "",
      status: "waiting",
      created_at: Date.now(),
      decided_at: null,
      decided_by: null,
      locale: "en-US",
      confirm_hash: null,
      confirm_expires_at: null,
      rejection: "",
      operator_id: null,
    })
    .execute();
  return { id, account };
};

test("of 20 concurrent approvals on two nodes one succeeds: one account, one invitation @security-28", async () => {
  const { id, account } = await addWaiting();
  const cookie = await nodes.signIn(nodes.operatorIds.admin);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      nodes
        .inTurn(number)
        .request("POST", `/mc-api/applicant/${id}/approve`, { cookie, body: { role: "sales" } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of others)
    expect({ status, body }).toMatchObject({ status: 409, body: { code: "conflict" } });

  const made = await nodes.database
    .selectFrom("operators")
    .leftJoin("invitations", "invitations.operator_id", "operators.id")
    .select(["operators.id", "invitations.token_hash"])
    .where("operators.account_key", "=", account)
    .execute();
  expect(made).toEqual([{ id: expect.any(String), token_hash: expect.any(String) }]);
});
