// Sampled pages report web vitals; Monitoring shows them by release, compared with the release before.
import type { ApiOutput, ConsoleConfig } from "@console-shell/contract";
import type { VitalReport } from "@console-shell/contract/calls/sub-app-vital";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { emptyHistogram } from "#platform/database/latency.ts";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { builtFixture } from "../pages/fixture.ts";
import { removeExpiredRegistry } from "../retention.ts";
import { teamOf } from "../testing/team.ts";
import { mounted, type Operator, operatorsOf, withCanary } from "../testing/trying.ts";

const day = 24 * 3_600_000;
const fixture = builtFixture();
let server: TestServer;
let operator: Operator;
beforeEach(async () => {
  server = await startTestServer({ pages: { root: fixture.root, vitalsShare: 0.25 } });
  [operator] = (await operatorsOf(server, 1)) as [Operator];
});
afterEach(() => server.close());
afterAll(() => fixture.remove());

const listed = async (search?: string, current?: "true") => {
  const operation = await server.as("operation");
  return (await operation.call("GET /cc-api/sub-app/vital/list", { query: { search, current } }))
    .items;
};
const ofApp = (name: string, version: string, vital: VitalReport["vital"], value: number) => ({
  name,
  version,
  vital,
  value,
});
/** The version of the shell, as pages know it. */
const shellVersion = async () => {
  const { text } = await server.request("GET", "/", {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
  });
  const config = JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig;
  expect(config.vitals?.share).toBe(0.25);
  return config.vitals!.version;
};
const times = (count: number, value: VitalReport) => Array.from({ length: count }, () => value);

test("only the shell's own version and releases that the operator gets are counted", async () => {
  const { promote } = await withCanary(server, "parking");
  await promote("canary", "1.1.0", 0);
  const shell = await shellVersion();
  const { body } = await operator.measure(
    ofApp("shell", shell, "lcp", 1_400),
    ofApp("shell", "9.9.9", "lcp", 1),
    ofApp("parking", "1.0.0", "inp", 90),
    ofApp("parking", "1.1.0", "inp", 90),
    ofApp("made-up", "1.0.0", "inp", 90),
  );
  expect(body).toEqual({ counted: 2 });
  await operator.report(mounted("parking", "1.0.0", 400), mounted("shell", shell, 1));
  expect(await listed()).toMatchObject([
    { app: "shell", title: null, version: shell, vitals: { lcp: { samples: 1 } } },
    {
      app: "parking",
      version: "1.0.0",
      vitals: { inp: { samples: 1, change: null }, mount: { samples: 1 } },
    },
  ]);
  expect(Object.keys((await listed("shell"))[0]!.vitals)).toEqual(["lcp"]);
  expect((await listed("PARK")).map(({ app }) => app)).toEqual(["parking"]);
});

test("a version of the shell that another node has counted stays known", async () => {
  const value = ofApp("shell", "0.0.9+0123456789ab", "cls", 0.2);
  expect((await operator.measure(value)).body).toEqual({ counted: 0 });
  await server.services.database
    .insertInto("subAppVitalDays")
    .values({
      app: "shell",
      version: value.version,
      vital: "cls",
      at: 0,
      firstAt: 0,
      lastAt: 0,
      ...emptyHistogram,
    })
    .execute();
  expect((await operator.measure(value)).body).toEqual({ counted: 1 });
});

test("values out of range, unknown vitals and anything that could name somebody are refused", async () => {
  const good = ofApp("parking", "1.0.0", "cls", 0.1);
  for (const bad of [
    { ...good, value: 11 },
    { ...good, value: -1 },
    { ...good, vital: "ttfb" },
    { ...good, vital: "mount" },
    { ...good, version: "latest" },
    { ...good, path: "/parking/lots/7" },
  ])
    expect(await operator.measure(bad as VitalReport)).toMatchObject({ status: 400 });
  expect((await operator.measure(...times(51, good))).status).toBe(400);
  expect((await operator.measure()).status).toBe(400);
});

test("a release is compared with the newest one before it that has enough samples", async () => {
  const { promote } = await withCanary(server, "parking");
  const measure = async (
    version: string,
    count: number,
    values: Partial<Record<string, number>>,
  ) => {
    server.clock.advance(1);
    await promote("canary", version, 100);
    for (const [vital, value] of Object.entries(values))
      await operator.measure(
        ...times(count, ofApp("parking", version, vital as VitalReport["vital"], value!)),
      );
  };
  await measure("1.0.0", 30, { lcp: 1_900, inp: 110, cls: 0.01, longTasks: 6 });
  await measure("1.1.0", 29, { lcp: 9_000, inp: 900, cls: 0.9, longTasks: 90 });
  await measure("1.2.0", 30, { lcp: 2_900, inp: 119, cls: 0.3, longTasks: 2 });
  const [newest, skipped, first] = await listed();
  expect(first).toMatchObject({ version: "1.0.0", current: false });
  expect(skipped).toMatchObject({ version: "1.1.0", current: false });
  expect(skipped!.vitals.lcp).toMatchObject({ samples: 29, before: null, change: null });
  const { lcp, inp, cls, longTasks } = newest!.vitals;
  expect(newest).toMatchObject({ version: "1.2.0", current: true });
  expect(await listed(undefined, "true")).toEqual([newest]);
  // Within a bucket from 2 to 3 s, and from 1.2 to 2 s.
  expect(lcp).toMatchObject({ samples: 30, before: { version: "1.0.0", p75: 1_800 }, p75: 2_750 });
  expect(lcp!.change).toBeCloseTo(950 / 1_800);
  // Nobody notices a few milliseconds.
  expect(inp!.change).toBe(0);
  expect(cls!.change).toBeGreaterThan(5);
  expect(longTasks!.change).toBeLessThan(0);
});

test("the newest release that is still used is current", async () => {
  const { promote } = await withCanary(server, "parking");
  const cls = async (version: string) => {
    // Sessions end sooner.
    const [next] = await operatorsOf(server, 1);
    await next!.measure(ofApp("parking", version, "cls", 0));
  };
  const current = async () => (await listed()).find((one) => one.current)?.version;
  await promote("canary", "1.0.0", 100);
  await cls("1.0.0");
  server.clock.advance(1);
  await promote("canary", "1.1.0", 100);
  await cls("1.1.0");
  expect(await current()).toBe("1.1.0");
  // Nobody works at the weekend.
  server.clock.advance(2 * day);
  expect(await current()).toBe("1.1.0");
  await promote("canary", "1.0.0", 100);
  await cls("1.0.0");
  expect(await current()).toBe("1.0.0");
});

test("an alert on slower releases fires above its threshold, and names them", async () => {
  const { promote } = await withCanary(server, "parking");
  const alert = async (threshold: number) =>
    (await server.as("root")).call("POST /cc-api/alert/create", {
      body: {
        name: `Slower by ${threshold}`,
        metric: "slowerReleases",
        operation: null,
        comparison: "above",
        threshold,
        windowMinutes: 60,
      },
    });
  expect((await alert(0.2)).state).toBe("no-data");
  await promote("canary", "1.0.0", 100);
  await operator.measure(...times(30, ofApp("parking", "1.0.0", "inp", 200)));
  server.clock.advance(1);
  await promote("canary", "1.1.0", 100);
  await operator.measure(...times(30, ofApp("parking", "1.1.0", "inp", 300)));
  const { id, state, value } = await alert(0.2);
  expect([state, value]).toEqual(["firing", expect.closeTo(0.53, 2)]);
  expect((await alert(0.6)).state).toBe("ok");
  const root = await server.as("root");
  const causes = await root.call("GET /cc-api/alert/:id/causes", { params: { id } });
  expect(causes).toMatchObject({
    items: [{ kind: "release", app: "parking", version: "1.1.0", vital: "inp", after: 275 }],
    total: 1,
  });
  // Back on the one before: who still has the slower one open is gone a day later.
  await promote("canary", "1.0.0", 100);
  server.clock.advance(2 * day);
  const [next] = await operatorsOf(server, 1);
  await next!.measure(ofApp("parking", "1.0.0", "inp", 200));
  expect((await alert(0.2)).state).toBe("no-data");
});

/** A canary that takes three times as long, for some operators; and whether it's still there. */
const trySlowCanary = async (name: string, tried: number) => {
  const { send } = await withCanary(server, name);
  const operators = await operatorsOf(server, tried);
  for (const { report } of operators) await report(mounted(name, "1.1.0", 300));
  const [{ measure }] = operators as [Operator];
  await measure(...times(30, ofApp(name, "1.0.0", "inp", 100)));
  await measure(...times(30, ofApp(name, "1.1.0", "inp", 300)));
  const { stages } = (await send("GET", name)).body as ApiOutput<"GET /mc-api/sub-app/:name">;
  return stages.some(({ stage }) => stage === "canary");
};

test("a canary that is slower stays, unless the server's settings say otherwise", async () => {
  expect(await trySlowCanary("parking", 3)).toBe(true);
});

test("with the setting, a slower canary that three operators have tried is removed, and why is said", async () => {
  await server.close();
  server = await startTestServer({ canarySlowdown: 0.5, pages: { root: fixture.root } });
  expect(await trySlowCanary("too-few", 2)).toBe(true);
  expect(await trySlowCanary("parking", 3)).toBe(false);
  const root = await server.as("root");
  const params = { name: "parking" };
  const history = await root.call("GET /mc-api/sub-app/:name/stage/change/list", { params });
  const { returned } = history.items[0]!;
  expect(returned).toMatchObject({ failed: 0, tried: 3, failure: "" });
  expect(returned?.slower).toEqual({ vital: "inp", before: 110, after: 275 });
  const { items } = await root.call("GET /cc-api/notification/list", { query: { pageSize: 20 } });
  expect(items.find(({ kind }) => kind === "sub-app.canary-returned")?.facts).toMatchObject({
    app: "parking",
    slower: "inp",
  });
  const audit = await root.call("GET /mc-api/audit/list", {
    query: { action: "sub-app.canary-returned" },
  });
  expect(audit.items).toMatchObject([
    { target: "parking", details: { version: "1.1.0", vital: "inp", from: 110, to: 275 } },
  ]);
});

test("a canary that is set again is judged from then on", async () => {
  await server.close();
  server = await startTestServer({ canarySlowdown: 0.5, pages: { root: fixture.root } });
  expect(await trySlowCanary("parking", 3)).toBe(false);
  const team = await teamOf(server, "parking");
  server.clock.advance(1);
  await team.promote("canary", "1.1.0", 100);
  const operators = await operatorsOf(server, 3);
  for (const { report } of operators) await report(mounted("parking", "1.1.0", 300));
  const judged = async () => {
    await operators[0]!.measure(ofApp("parking", "1.1.0", "inp", 100));
    const { body } = await team.send("GET", "parking");
    const { stages } = body as ApiOutput<"GET /mc-api/sub-app/:name">;
    return stages.some(({ stage }) => stage === "canary");
  };
  expect(await judged()).toBe(true);
});

test("what was measured goes after 90 days", async () => {
  await withCanary(server, "parking");
  await operator.measure(ofApp("parking", "1.1.0", "cls", 0));
  for (const [days, count] of [
    [89, 1],
    [2, 0],
  ] as const) {
    server.clock.advance(days * day);
    await removeExpiredRegistry(server.services, server.clock.now());
    expect(await listed()).toHaveLength(count);
  }
});
