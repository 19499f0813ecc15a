// Pages report how mounts end: a canary that fails for too many operators is removed, and Management shows the counts.
import type { ApiOutput, ConsoleConfig } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { builtFixture } from "../pages/fixture.ts";
import { buildOf, teamOf } from "../testing/team.ts";
import { removeExpiredRegistry } from "../retention.ts";
import { failed, mounted, type Operator, operatorsOf, withCanary } from "../testing/trying.ts";

const hour = 3_600_000;
const fixture = builtFixture();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ pages: { root: fixture.root } });
});
afterEach(() => server.close());
afterAll(() => fixture.remove());

type Team = Awaited<ReturnType<typeof teamOf>>;
const canaryOf = async ({ send, name }: Team) => {
  const { stages } = (await send("GET", name)).body as ApiOutput<"GET /mc-api/sub-app/:name">;
  return stages.find(({ stage }) => stage === "canary");
};
/** The first of these operators report a failure, several times; the others that it mounted. */
const tryOut = async (operators: readonly Operator[], failing: number, name: string) => {
  for (const [at, { report }] of operators.entries()) {
    const bad = failed(name, "1.1.0");
    const mounts = at < failing ? [bad, bad, bad] : [mounted(name, "1.1.0")];
    expect((await report(...mounts)).body).toEqual({ counted: mounts.length });
  }
};
const historyOf = async (name: string) =>
  (await server.as("root")).call("GET /mc-api/sub-app/:name/stage/change/list", {
    params: { name },
  });
const notificationsOf = async (role: "root" | "admin" | "operation") => {
  const { items } = await (
    await server.as(role)
  ).call("GET /cc-api/notification/list", { query: { pageSize: 20 } });
  return items.filter(({ kind }) => kind === "sub-app.canary-returned");
};
const registrationFor = async (cookie?: string) => {
  const { text } = await server.request("GET", "/", {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", ...(cookie && { cookie }) },
  });
  const config = JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig;
  return config.subApps.find(({ name }) => name === "parking");
};

test("a canary that failed for at least 3 operators and more than 20% is removed", async () => {
  const operators = await operatorsOf(server, 15);
  const cases = [
    [10, 2, true],
    [10, 3, false],
    [15, 3, true],
    [14, 3, false],
  ] as const;
  for (const [at, [tried, failing, stays]] of cases.entries()) {
    const name = `parking-${at}`;
    const team = await withCanary(server, name);
    // Those for whom it works come first: the share is too small until the last failure.
    await tryOut(operators.slice(failing, tried), 0, name);
    await tryOut(operators.slice(0, failing), failing, name);
    expect((await canaryOf(team)) !== undefined, `${failing} of ${tried}`).toBe(stays);
  }
});

test("those pinned to a canary that is removed get the stable release", async () => {
  await withCanary(server, "parking");
  const operators = await operatorsOf(server, 3);
  const [pinned] = operators;
  await (
    await server.as("root")
  ).call("POST /mc-api/sub-app/:name/pin/add", {
    params: { name: "parking" },
    body: { stage: "canary", operatorId: pinned!.id },
  });
  expect(await registrationFor(pinned!.cookie)).toMatchObject({ version: "1.1.0" });
  await tryOut(operators, 3, "parking");
  expect(await registrationFor(pinned!.cookie)).toMatchObject({ version: "1.0.0" });
});

test("a removed canary has a reason, an audit event and one notification for owner and administrators", async () => {
  await withCanary(server, "parking");
  const operators = await operatorsOf(server, 4);
  await tryOut(operators.slice(0, 3), 3, "parking");
  // Pages that still have it change nothing.
  await operators[3]!.report(failed("parking", "1.1.0"));

  const returned = { failed: 3, tried: 3, failure: "LIFECYCLE_FAILED (mount)" };
  const { items } = await historyOf("parking");
  expect(items.map(({ after }) => after)).toEqual([null, "1.1.0", "1.0.0"]);
  expect(items[0]).toMatchObject({ stage: "canary", before: "1.1.0", returned });
  expect(items[0]).toMatchObject({ changedByName: null, reason: "" });
  const facts = { app: "parking", version: "1.1.0", failed: "3", tried: "3" };
  // The owner, an administrator of other things.
  expect((await notificationsOf("admin")).map((one) => one.facts)).toEqual([facts]);
  expect((await notificationsOf("root")).map((one) => one.facts)).toEqual([facts]);
  expect(await notificationsOf("operation")).toEqual([]);
  const audit = await (
    await server.as("root")
  ).call("GET /mc-api/audit/list", { query: { action: "sub-app.canary-returned" } });
  expect(audit.items).toMatchObject([
    { actor: "", address: "", target: "parking", details: { version: "1.1.0", failed: "3" } },
  ]);
  expect(await registrationFor(operators[0]!.cookie)).toMatchObject({ version: "1.0.0" });
});

test("a stage that is set again counts from zero", async () => {
  const team = await withCanary(server, "parking");
  const [first, second, third, fourth] = await operatorsOf(server, 4);
  for (const { report } of [first!, second!]) await report(failed("parking", "1.1.0"));
  server.clock.advance(1);
  await team.promote("canary", "1.2.0");
  await third!.report(failed("parking", "1.2.0"));
  server.clock.advance(1);
  await team.promote("canary", "1.1.0");
  for (const { report } of [third!, fourth!]) await report(failed("parking", "1.1.0"));
  expect(await canaryOf(team)).toMatchObject({ version: "1.1.0" });
  await first!.report(failed("parking", "1.1.0"));
  expect(await canaryOf(team)).toBeUndefined();
});

test("only releases that an operator gets are counted, and a stable one stays", async () => {
  const team = await withCanary(server, "parking");
  await team.promote("canary", "1.1.0", 0);
  const operators = await operatorsOf(server, 4);
  const counted = async (operator: Operator, ...mounts: Parameters<Operator["report"]>) =>
    ((await operator.report(...mounts)).body as { counted: number }).counted;
  for (const operator of operators) {
    const forged = ["1.1.0", "1.2.0", "9.9.9"].map((version) => failed("parking", version));
    expect(await counted(operator, ...forged, failed("finance", "1.0.0"))).toBe(0);
    expect(await counted(operator, failed("parking", "1.0.0"))).toBe(1);
  }
  expect(await canaryOf(team)).toMatchObject({ version: "1.1.0" });
  const unknown = { ...failed("parking", "1.0.0"), failure: { code: "MADE_UP", phase: "mount" } };
  expect(await operators[0]!.report(unknown as Parameters<Operator["report"]>[0])).toMatchObject({
    status: 400,
  });
  expect(
    (await server.request("POST", "/cc-api/sub-app/mount/report", { body: { mounts: [] } })).status,
  ).toBe(401);
  // The canary is the stable release: there is none to return to.
  await team.promote("canary", "1.0.0", 100);
  server.clock.advance(1);
  for (const operator of operators) await operator.report(failed("parking", "1.0.0"));
  expect(await canaryOf(team)).toMatchObject({ version: "1.0.0" });
  for (let times = 0; times < 60; times += 1)
    await operators[0]!.report(failed("parking", "1.0.0"));
  expect(await counted(operators[0]!, failed("parking", "1.0.0"))).toBe(0);
});

test("the counts of the last 24 hours are shown, and go after 30 days", async () => {
  const team = await withCanary(server, "parking");
  await team.promote("canary", "1.1.0", 0);
  const [operator] = await operatorsOf(server, 1);
  await operator!.report(
    ...[50, 100, 100, 400].map((milliseconds) => mounted("parking", "1.0.0", milliseconds)),
    failed("parking", "1.0.0"),
  );
  const shown = async () => {
    const root = await server.as("root");
    const list = await root.call("GET /mc-api/sub-app/list", {});
    const releases = await root.call("GET /mc-api/sub-app/:name/release/list", {
      params: { name: "parking" },
    });
    return [
      Object.fromEntries(list.items[0]!.stages.map(({ stage, health }) => [stage, health])),
      releases.items.find(({ version }) => version === "1.0.0")?.health,
    ];
  };
  const none = { mounts: 0, failures: 0, p75: null };
  const some = { mounts: 4, failures: 1, p75: 120 };
  expect(await shown()).toEqual([{ stable: some, canary: none }, some]);
  server.clock.advance(24 * hour);
  expect(await shown()).toEqual([{ stable: none, canary: none }, none]);
  const rows = () => server.services.database.selectFrom("subAppMountHours").selectAll().execute();
  await removeExpiredRegistry(server.services, server.clock.now());
  expect(await rows()).toHaveLength(1);
  server.clock.advance(30 * 24 * hour);
  await removeExpiredRegistry(server.services, server.clock.now());
  expect(await rows()).toEqual([]);
});

test("mounts are counted by day, today last", async () => {
  await withCanary(server, "parking");
  const [operator] = await operatorsOf(server, 1);
  await operator!.report(mounted("parking", "1.1.0"));
  server.clock.advance(24 * hour);
  const byDay = async () => {
    const root = await server.as("root");
    return (await root.call("GET /mc-api/sub-app/list", {})).items[0]!.mountsByDay;
  };
  const shown = (await byDay())!;
  expect(shown).toHaveLength(14);
  expect(shown.slice(-3)).toEqual([0, 1, 0]);
  server.clock.advance(13 * 24 * hour);
  expect(await byDay()).toEqual(Array.from({ length: 14 }, () => 0));
});

test("sub-apps that failed in the last 24 hours are a filter, and an alert on them names them", async () => {
  for (const name of ["parking", "quiet"]) await withCanary(server, name);
  const [operator] = await operatorsOf(server, 1);
  await operator!.report(mounted("parking", "1.1.0"), mounted("quiet", "1.1.0"));
  const failing = async () => {
    const query = { health: "failing" } as const;
    const { items, total } = await (
      await server.as("root")
    ).call("GET /mc-api/sub-app/list", { query });
    expect(total).toBe(items.length);
    return items.map(({ name }) => name);
  };
  expect(await failing()).toEqual([]);
  await operator!.report(failed("parking", "1.1.0"));
  expect(await failing()).toEqual(["parking"]);
  const { id } = await (
    await server.as("root")
  ).call("POST /cc-api/alert/create", {
    body: {
      name: "Mounts",
      metric: "failingSubApps",
      operation: null,
      comparison: "above",
      threshold: 0.1,
      windowMinutes: 1440,
    },
  });
  const causes = async (role: "root" | "operation") =>
    (await server.as(role)).call("GET /cc-api/alert/:id/causes", { params: { id } });
  const parking = { kind: "sub-app", name: "parking", mounts: 1, failures: 1 };
  expect(await causes("root")).toMatchObject({ items: [parking], total: 1 });
  expect(await causes("operation")).toEqual({ items: [], total: 0 });
  server.clock.advance(24 * hour);
  expect([await failing(), (await causes("root")).total]).toEqual([[], 0]);
});

test("a page has the release before its own, unless it was withdrawn", async () => {
  const team = await teamOf(server, "parking");
  for (const version of ["1.0.0", "1.1.0", "1.2.0"])
    await team.publish(buildOf("parking", version));
  await team.promote("stable", "1.0.0");
  expect((await registrationFor())?.previous).toBeUndefined();
  await team.promote("stable", "1.1.0");
  const { manifest } = buildOf("parking", "1.0.0");
  expect((await registrationFor())?.previous).toEqual({
    version: "1.0.0",
    entry: "/-/apps/parking/1.0.0/index.html",
    integrity: manifest.integrity,
    release: manifest.release,
  });
  await team.promote("canary", "1.2.0", 100);
  const [operator] = await operatorsOf(server, 1);
  expect(await registrationFor(operator!.cookie)).toMatchObject({
    version: "1.2.0",
    previous: { version: "1.1.0" },
  });
  // It may report both.
  const both = await operator!.report(failed("parking", "1.2.0"), mounted("parking", "1.1.0"));
  expect(both.body).toEqual({ counted: 2 });
  await (
    await server.as("root")
  ).request("POST", "/mc-api/sub-app/parking/release/1.0.0/yank", { body: { reason: "Unsafe" } });
  expect((await registrationFor())?.previous).toBeUndefined();
});
