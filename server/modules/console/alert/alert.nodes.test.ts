import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";

const rules = 10;

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

test("rules that two nodes evaluate fire once each, and their recipients get one mail", async () => {
  const cookie = await nodes.signIn(nodes.operatorIds.root);
  const { database } = nodes;
  const made = Array.from({ length: rules }, (_, number) =>
    nodes.inTurn(number).request("POST", "/cc-api/alert/create", {
      cookie,
      body: {
        name: `Rule ${number}`,
        metric: "failingWebhooks",
        operation: null,
        comparison: "above",
        threshold: 0,
        windowMinutes: 5,
        recipientRoles: ["root", "operation"],
        mail: true,
      },
    }),
  );
  for (const { status, text } of await Promise.all(made)) expect(status, text).toBe(201);
  // Now none failing is below the threshold, and both nodes find the evaluation due.
  await database.updateTable("alertRules").set({ comparison: "below", threshold: 1 }).execute();
  await database.updateTable("alertEvaluation").set({ at: 0 }).execute();

  const states = async () => {
    const messages = await database
      .selectFrom("outgoingMessages")
      .select(["channel", "state"])
      .orderBy("channel")
      .execute();
    return messages.map(({ channel, state }) => `${channel} ${state}`);
  };
  const bells = Array.from({ length: 2 * rules }, () => "bell delivered");
  const mails = ["mail delivered", "mail delivered"];
  await expect.poll(states, { timeout: 20_000 }).toEqual([...bells, ...mails]);
  const count = async (table: "alertIncidents" | "notifications" | "mails") =>
    (await database.selectFrom(table).select("id").execute()).length;
  expect(await count("alertIncidents")).toBe(rules);
  expect(await count("notifications")).toBe(2 * rules);
  expect(await count("mails")).toBe(2);
});
