import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMeter } from "../../clients/usage/meter.ts";

const nobody = "01890a5d-ac96-774b-bcce-b302099a8057";
const rule = {
  name: "Slow roles",
  metric: "p95",
  operation: "role.list",
  comparison: "above",
  threshold: 100,
  windowMinutes: 15,
  enabled: true,
} as const;

describe("alert rules", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const meter = async (status: number, ...latencies: number[]) => {
    const one = createMeter(server.services);
    const at = server.clock.now();
    for (const milliseconds of latencies)
      one.record({ operation: "role.list", status, milliseconds, at });
    await one.flush();
  };

  it("measures a rule from recorded calls within its window", async () => {
    const root = await server.as("root");
    const created = await root.call("POST /cc-api/alert/create", { body: rule });
    expect(created).toMatchObject({ ...rule, value: null, state: "no-data" });
    const now = async () => {
      const { items } = await root.call("GET /cc-api/alert/list");
      return items.find((one) => one.id === created.id);
    };
    await meter(200, 10, 10, 10);
    expect(await now()).toMatchObject({ state: "ok" });
    await meter(200, 700, 700);
    const firing = await now();
    expect(firing?.state).toBe("firing");
    expect(firing?.value).toBeGreaterThan(100);
    server.clock.advance(16 * 60_000);
    expect(await now()).toMatchObject({ state: "no-data", value: null });
  });

  it("measures every metric, above and below", async () => {
    await meter(200, 4, 4, 4);
    await meter(503, 4);
    const root = await server.as("root");
    const create = (change: object) =>
      root.call("POST /cc-api/alert/create", { body: { ...rule, ...change } });
    const rate = await create({ metric: "errorRate", threshold: 0.2 });
    expect(rate).toMatchObject({ value: 0.25, state: "firing" });
    const errors = await create({ metric: "errors", threshold: 1 });
    expect(errors).toMatchObject({ value: 1, state: "ok" });
    const few = await create({ metric: "calls", comparison: "below", threshold: 100 });
    expect(few).toMatchObject({ value: 4, state: "firing" });
    const daily = await create({ metric: "calls", windowMinutes: 1440, threshold: 1 });
    expect(daily.state).toBe("firing");
    const all = await create({ metric: "calls", operation: null, threshold: 1_000_000 });
    expect(all).toMatchObject({ operation: null, state: "ok" });
  });

  it("changes a rule partially, turns it off and deletes it", async () => {
    const root = await server.as("root");
    const { id } = await root.call("POST /cc-api/alert/create", { body: rule });
    const params = { id };
    const changed = await root.call("PATCH /cc-api/alert/:id", {
      params,
      body: { threshold: 250, windowMinutes: 60 },
    });
    expect(changed).toMatchObject({ name: "Slow roles", threshold: 250, windowMinutes: 60 });
    const off = await root.call("PATCH /cc-api/alert/:id", { params, body: { enabled: false } });
    await root.call("PATCH /cc-api/alert/:id", { params, body: { enabled: false } });
    expect(off).toMatchObject({ enabled: false, state: "off", threshold: 250 });
    expect(await root.call("DELETE /cc-api/alert/:id", { params })).toBe(true);
    expect((await root.request("DELETE", `/cc-api/alert/${id}`)).status).toBe(404);
    expect((await root.request("PATCH", `/cc-api/alert/${id}`, { body: rule })).status).toBe(404);
    const events = await server.services.database
      .selectFrom("auditEvents")
      .select(["action", "actor", "target", "details"])
      .where("targetId", "=", id)
      .orderBy("sequence")
      .execute();
    const { name, ...facts } = rule;
    const by = { actor: "root", target: name };
    const event = (action: string, details: object) => ({
      ...by,
      action: `alert-rule.${action}`,
      details: JSON.stringify(details),
    });
    // A change without effect isn't audited.
    expect(events).toEqual([
      event("created", facts),
      event("changed", { threshold: "100 → 250", windowMinutes: "15 → 60" }),
      event("changed", { enabled: "true → false" }),
      event("deleted", { ...facts, threshold: 250, windowMinutes: 60, enabled: false }),
    ]);
  });

  it("lists by name, in pages", async () => {
    const root = await server.as("root");
    await root.call("POST /cc-api/alert/create", { body: { ...rule, name: "A first one" } });
    const { items, total } = await root.call("GET /cc-api/alert/list", { query: { pageSize: 1 } });
    expect(items.map((one) => one.name)).toEqual(["A first one"]);
    expect(total).toBeGreaterThan(1);
  });

  it("lists by state, in pages", async () => {
    const root = await server.as("root");
    const all = await root.call("GET /cc-api/alert/list", { query: { pageSize: 200 } });
    for (const state of ["firing", "ok", "no-data", "off"] as const) {
      const expected = all.items.filter((one) => one.state === state);
      const { items, total } = await root.call("GET /cc-api/alert/list", {
        query: { state, pageSize: 2 },
      });
      expect(total).toBe(expected.length);
      expect(items).toEqual(expected.slice(0, 2));
    }
  });

  it("can be searched, sorted by urgency and condition, and exported", async () => {
    const root = await server.as("root");
    const create = (change: object) =>
      root.call("POST /cc-api/alert/create", { body: { ...rule, ...change } });
    await create({ name: "zebra, quiet", threshold: 9_000, operation: "role.change" });
    await create({ name: "Zebra off", enabled: false, threshold: 8_000 });
    await create({ name: "=zebra() calls", metric: "calls", operation: null, threshold: 0 });
    await meter(200, 4);
    const found = async (query: object) => {
      const answer = await root.call("GET /cc-api/alert/list", { query });
      expect(answer.total).toBe(answer.items.length);
      return answer.items.map(({ name }) => name);
    };
    const search = "ZEBRA";
    expect(await found({ search })).toEqual(["=zebra() calls", "Zebra off", "zebra, quiet"]);
    expect(await found({ search, sort: "state" })).toEqual([
      "=zebra() calls",
      "zebra, quiet",
      "Zebra off",
    ]);
    expect((await found({ search, sort: "state", order: "desc" }))[0]).toBe("Zebra off");
    expect(await found({ search, sort: "condition", order: "desc" })).toEqual([
      "zebra, quiet",
      "Zebra off",
      "=zebra() calls",
    ]);
    expect(await found({ search: "role.change" })).toEqual(["zebra, quiet"]);

    const file = await root.request("GET", "/cc-api/alert/export?search=zebra");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="alert-rules.csv"');
    const lines = file.text.split("\r\n");
    expect(lines[0]).toContain("name,state,value,metric,operation,comparison,threshold");
    expect(lines[1]).toMatch(/^'=zebra\(\) calls,firing,\d+,calls,,above,0,15,true,/);
    expect(lines[3]).toMatch(/^"zebra, quiet",no-data,,p95,role\.change,above,9000,15,true,/);
    expect(lines).toHaveLength(5);
    const off = await root.request("GET", "/cc-api/alert/export?search=zebra&state=off");
    expect(off.text.split("\r\n")).toHaveLength(3);
  });

  it.each([
    ["no name", { name: " " }],
    ["an unknown metric", { metric: "mood" }],
    ["an unknown operation", { operation: "coffee.brew" }],
    ["an unknown window", { windowMinutes: 7 }],
    ["a threshold below nothing", { threshold: -1 }],
    ["an error rate above all", { metric: "errorRate", threshold: 2 }],
    ["an unknown field", { state: "ok" }],
  ])("rejects %s", async (_name, change) => {
    const root = await server.as("root");
    const body = { ...rule, ...change };
    const answer = await root.request("POST", "/cc-api/alert/create", { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: expect.any(String) as string }] });
  });

  it("rejects an empty change and one that makes the rule impossible", async () => {
    const root = await server.as("root");
    const { id } = await root.call("POST /cc-api/alert/create", { body: rule });
    const path = `/cc-api/alert/${id}`;
    const change = await root.request("PATCH", path, { body: { metric: "errorRate" } });
    expect(change.body).toMatchObject({ status: 400, fields: [{ path: "threshold" }] });
    expect((await root.request("PATCH", path, { body: {} })).status).toBe(400);
    expect((await root.request("PATCH", "/cc-api/alert/x", { body: rule })).status).toBe(400);
  });

  it.each([
    ["POST", "/cc-api/alert/create"],
    ["PATCH", `/cc-api/alert/${nobody}`],
    ["DELETE", `/cc-api/alert/${nobody}`],
  ])("%s %s requires the permission to change rules", async (method, path) => {
    expect((await server.request(method, path)).status).toBe(401);
    const reader = await server.as("operation");
    expect((await reader.request("GET", "/cc-api/alert/list")).status).toBe(200);
    expect((await reader.request(method, path)).status).toBe(403);
    const stranger = await server.as("sales");
    expect((await stranger.request("GET", "/cc-api/alert/list")).status).toBe(403);
  });
});
