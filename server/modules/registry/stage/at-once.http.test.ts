import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failed, operatorsOf, withCanary } from "../testing/trying.ts";
import { buildOf, teamOf } from "../testing/team.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test("changes at the same moment happen one after the other", async () => {
  const team = await teamOf(server, "parking");
  for (const version of ["1.0.0", "1.1.0"]) await team.publish(buildOf("parking", version));
  await team.promote("stable", "1.0.0");
  await team.promote("stable", "1.1.0");
  // The second finds the stage elsewhere, instead of going forward again.
  const both = await Promise.all([
    team.rollBack("stable", "1.1.0"),
    team.rollBack("stable", "1.1.0"),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await team.send("GET", "parking")).body).toMatchObject({
    stages: [{ stage: "stable", version: "1.0.0" }],
  });

  const root = await server.as("root");
  const pin = () =>
    root.request("POST", "/mc-api/sub-app/parking/pin/add", {
      body: { version: "1.0.0", role: "sales" },
    });
  const pins = await Promise.all(Array.from({ length: 10 }, pin));
  expect(pins.every(({ status }) => status === 201)).toBe(true);
  for (let version = 2; version < 8; version += 1) {
    await team.publish(buildOf("parking", `1.${version}.0`));
    const [yanked, promoted] = await Promise.all([
      root.request("POST", `/mc-api/sub-app/parking/release/1.${version}.0/yank`, {
        body: { reason: "Wrong" },
      }),
      team.promote("canary", `1.${version}.0`),
    ]);
    expect([yanked.status, promoted.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test("a failing canary is removed once, however many report it at the same moment", async () => {
  await withCanary(server, "parking");
  const operators = await operatorsOf(server, 8);
  const answers = await Promise.all(
    operators.map(({ report }) => report(failed("parking", "1.1.0"))),
  );
  const { database } = server.services;
  const rows = async (table: "subAppStageChanges" | "notifications" | "auditEvents") =>
    (await (await server.chained()).selectFrom(table).selectAll().execute()) as Record<
      string,
      unknown
    >[];
  const returned = (await rows("subAppStageChanges")).filter(({ returned }) => returned !== null);
  expect(returned).toHaveLength(1);
  // The owner, and root.
  expect(await rows("notifications")).toHaveLength(2);
  const actions = (await rows("auditEvents")).map(({ action }) => action);
  expect(actions.filter((action) => action === "sub-app.canary-returned")).toHaveLength(1);
  const hours = await database.selectFrom("subAppMountHours").selectAll().execute();
  // Those that came after the removal aren't counted.
  const failures = answers.filter(({ text }) => text === '{"counted":1}').length;
  expect(hours).toMatchObject([{ failures }]);
});
