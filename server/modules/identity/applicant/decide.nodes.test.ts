import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";

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
      accountKey: account,
      name: "Kim",
      company: "Company",
      email: `${account}@company.example`,
      emailKey: `${account}@company.example`,
      phone: "",
      reason: "",
      status: "waiting",
      createdAt: Date.now(),
      decidedAt: null,
      decidedBy: null,
      locale: "en-US",
      confirmHash: null,
      confirmExpiresAt: null,
      rejection: "",
      operatorId: null,
    })
    .execute();
  return { id, account };
};

test("of 20 concurrent approvals on two nodes one succeeds: one account, one invitation @security-28 @full", async () => {
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
    .leftJoin("invitations", "invitations.operatorId", "operators.id")
    .select(["operators.id", "invitations.tokenHash"])
    .where("operators.accountKey", "=", account)
    .execute();
  expect(made).toEqual([{ id: expect.any(String), tokenHash: expect.any(String) }]);
});
