import type { Served } from "@console-shell/contract/calls/notification-stream";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOf, teamAt } from "../testing/team.ts";

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

test("a release published on one node is served by both at once, and twenty at the same time are one", async () => {
  const { a, b, inTurn, operatorIds, signIn } = nodes;
  const cookie = await signIn(operatorIds.root);
  let count = 0;
  const team = await teamAt(
    {
      request: (...parameters) => inTurn((count += 1)).request(...parameters),
      cookie,
      ownerId: operatorIds.root,
      expiresAt: Date.now() + 3_600_000,
    },
    "parking",
  );
  const build = buildOf("parking", "1.0.0");
  for (const content of Object.values(build.files)) await team.upload(content);
  const answers = await Promise.all(Array.from({ length: 20 }, () => team.publishOnly(build)));
  const releases = answers.map(({ status, body }) => ({ status, ...(body as { isNew: boolean }) }));
  expect(releases.filter(({ isNew }) => isNew)).toHaveLength(1);
  const same = releases.map((one) => ({ ...one, isNew: true }));
  expect(same).toEqual(same.map(() => ({ ...same[0]!, status: 201 })));

  const open = await b.stream("/cc-api/notification/stream", { cookie });
  await open.next("hello");
  await a.request("POST", "/mc-api/sub-app/parking/stage/stable/promote", {
    body: { version: "1.0.0", reason: "Both" },
    cookie,
  });
  expect(Object.keys(((await open.next("release")) as Served).subApps)).toContain("parking");
  open.close();
  for (const node of [a, b])
    expect((await node.request("GET", "/-/apps/parking/1.0.0/assets/main.js")).text).toBe(
      build.files["assets/main.js"],
    );
});
