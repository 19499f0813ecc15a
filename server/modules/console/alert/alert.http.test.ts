import type { Permission } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { newId } from "#platform/database/id.ts";
import { claimDue } from "#platform/jobs/claim.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { createMeter } from "#modules/clients/usage/meter.ts";
import { signatureOf } from "#platform/secrets/sign-webhook.ts";
import { clientAppOn } from "#modules/clients/webhook/testing/client-app.ts";
import {
  type Received,
  type Receiver,
  startReceiver,
} from "#modules/clients/webhook/testing/receiver.ts";
import { openClient } from "#modules/billing/testing/test-clients.ts";
import { removeExpiredConsole } from "../retention.ts";
import { evaluateRules } from "./evaluate/run.ts";
import { quietUntil } from "./notify/write.ts";
import { startSending } from "./notify/send.ts";

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

/** An evaluation at this moment, by whichever of the server's poller and this comes first. */
const evaluateNow = async ({ services, clock }: TestServer) => {
  const last = services.database.selectFrom("alertEvaluation").select("at");
  // The poller may have begun before the clock was advanced, and won.
  while (!(await evaluateRules(services)))
    if ((await last.executeTakeFirstOrThrow()).at >= clock.now()) return;
};

describe("alert rules", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const evaluate = async (minutes = 1) => {
    server.clock.advance(minutes * 60_000);
    await evaluateNow(server);
  };
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
    await evaluate();
    expect(await now()).toMatchObject({ state: "ok" });
    await meter(200, 700, 700);
    await evaluate();
    const firing = await now();
    expect(firing?.state).toBe("firing");
    expect(firing?.value).toBeGreaterThan(100);
    expect(firing?.incident).toMatchObject({ state: "open", threshold: 100 });
    // Without calls nothing is known, so it neither fires nor resolves.
    await evaluate(16);
    expect(await now()).toMatchObject({ state: "firing", value: null });
    await meter(200, 10, 10, 10);
    await evaluate();
    expect(await now()).toMatchObject({ state: "ok", incident: null });
    await evaluate(16);
    expect(await now()).toMatchObject({ state: "no-data", value: null });
  });

  it("marks charts with a firing, for those who may see alerts", async () => {
    const root = await server.as("root");
    const reader = await server.as("bizDirector");
    const marked = async (page: typeof root) => {
      const { items } = await page.call("GET /cc-api/usage/marks", { query: { range: "24h" } });
      return items.filter(({ kind }) => kind === "alert");
    };
    const { items } = await root.call("GET /cc-api/alert/list");
    const mark = { rule: rule.name, path: `/console/alerts/${items[0]!.id}` };
    expect(await marked(reader)).toMatchObject([mark]);
    const change = (give: Permission[], take: Permission[]) =>
      root.call("POST /mc-api/role/change", {
        body: { changes: [{ role: "bizDirector", give, take }] },
      });
    await change([], ["console:alert:read"]);
    expect(await marked(reader)).toEqual([]);
    await change(["console:alert:read"], []);
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
    const events = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["action", "actor", "target", "details"])
      .where("targetId", "=", id)
      .orderBy("sequence")
      .execute();
    const { name, ...facts } = rule;
    const by = { actor: "root", target: name };
    const told = {
      forMinutes: 0,
      recipientRoles: "",
      recipientOperators: "",
      mail: false,
      reminderHours: 0,
      quietHours: "",
    };
    const event = (action: string, details: object) => ({
      ...by,
      action: `alert-rule.${action}`,
      details: JSON.stringify(details),
    });
    // A change without effect isn't audited.
    expect(events).toEqual([
      event("created", { ...facts, ...told }),
      event("changed", { threshold: "100 → 250", windowMinutes: "15 → 60" }),
      event("changed", { enabled: "true → false" }),
      event("deleted", { ...facts, threshold: 250, windowMinutes: 60, enabled: false, ...told }),
    ]);
  });

  it("lists by name, in pages", async () => {
    const root = await server.as("root");
    await root.call("POST /cc-api/alert/create", { body: { ...rule, name: "A first one" } });
    const { items, total } = await root.call("GET /cc-api/alert/list", {
      query: { sort: "name", pageSize: 1 },
    });
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
      expect(items.map(({ id }) => id)).toEqual(expected.slice(0, 2).map(({ id }) => id));
    }
  });

  it("can be searched, sorted by urgency and condition, and exported", async () => {
    const root = await server.as("root");
    const create = (change: object) =>
      root.call("POST /cc-api/alert/create", { body: { ...rule, ...change } });
    await create({ name: "zebra, quiet", threshold: 9_000, operation: "role.export" });
    await create({ name: "Zebra off", enabled: false, threshold: 8_000 });
    await create({ name: "=zebra() calls", metric: "calls", operation: null, threshold: 0 });
    await meter(200, 4);
    await evaluate();
    const found = async (query: object) => {
      const answer = await root.call("GET /cc-api/alert/list", { query });
      expect(answer.total).toBe(answer.items.length);
      return answer.items.map(({ name }) => name);
    };
    const search = "ZEBRA";
    expect(await found({ search, sort: "name" })).toEqual([
      "=zebra() calls",
      "Zebra off",
      "zebra, quiet",
    ]);
    expect(await found({ search })).toEqual(["=zebra() calls", "zebra, quiet", "Zebra off"]);
    expect((await found({ search, sort: "state", order: "desc" }))[0]).toBe("Zebra off");
    expect(await found({ search, sort: "condition", order: "desc" })).toEqual([
      "zebra, quiet",
      "Zebra off",
      "=zebra() calls",
    ]);
    expect(await found({ search: "role.export" })).toEqual(["zebra, quiet"]);

    const file = await root.request("GET", "/cc-api/alert/export?search=zebra");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="alert-rules.csv"');
    const lines = file.text.split("\r\n");
    expect(lines[0]).toContain(
      "name,state,value,metric,operation,comparison,threshold,windowMinutes,forMinutes",
    );
    expect(lines[1]).toMatch(/^'=zebra\(\) calls,firing,\d+,calls,,above,0,15,0,true,,/);
    expect(lines[3]).toMatch(/^"zebra, quiet",no-data,,p95,role\.export,above,9000,15,0,true,,/);
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
    ["an operation that the metric doesn't have", { metric: "storage" }],
    ["too short a window", { metric: "failingSubApps", operation: null, threshold: 0.1 }],
    ["an unknown recipient", { recipientOperators: [nobody] }],
    ["the same role twice", { recipientRoles: ["root", "root"] }],
    ["quiet hours of no length", { quietHours: { from: "07:00", to: "07:00", zone: "UTC" } }],
    ["an unknown time zone", { quietHours: { from: "22:00", to: "07:00", zone: "Mars/Base" } }],
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
    ["POST", `/cc-api/alert/${nobody}/webhook/set`],
    ["DELETE", `/cc-api/alert/${nobody}/webhook`],
    ["GET", "/cc-api/alert/recipient/list"],
  ])("%s %s requires the permission to change rules", async (method, path) => {
    expect((await server.request(method, path)).status).toBe(401);
    const reader = await server.as("operation");
    expect((await reader.request("GET", "/cc-api/alert/list")).status).toBe(200);
    expect((await reader.request(method, path)).status).toBe(403);
    const stranger = await server.as("sales");
    expect((await stranger.request("GET", "/cc-api/alert/list")).status).toBe(403);
  });
});

const minute = 60_000;
const hour = 60 * minute;

it.each([
  ["the start of summer time", Date.UTC(2026, 2, 28, 22), Date.UTC(2026, 2, 29, 5)],
  ["its end", Date.UTC(2026, 9, 24, 21), Date.UTC(2026, 9, 25, 6)],
  ["a usual night", Date.UTC(2026, 5, 1, 21), Date.UTC(2026, 5, 2, 5)],
])("quiet hours over %s end at their time of day", (_night, begun, ended) => {
  const quiet = { from: "22:00", to: "07:00", zone: "Europe/Berlin" };
  expect(quietUntil(quiet, begun)).toBe(ended);
  expect(quietUntil(quiet, ended - minute)).toBe(ended);
  expect(quietUntil(quiet, ended)).toBeUndefined();
});

it("quiet hours that end within a skipped hour end after it", () => {
  const quiet = { from: "22:00", to: "02:30", zone: "Europe/Berlin" };
  const end = quietUntil(quiet, Date.UTC(2026, 2, 28, 23))!;
  expect(quietUntil(quiet, end)).toBeUndefined();
});

describe("an alert's life", () => {
  let server: TestServer;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    // The queue is polled often, rules only by the test.
    server = await startTestServer({
      webhooks: { privateAddresses: true, every: 20 },
      imagesAtOnce: 0,
    });
  });
  afterEach(async () => {
    await server.close();
    await receiver.down();
  });

  let clientAppId: string;
  beforeEach(async () => {
    clientAppId = (await clientAppOn(server)).id;
  });
  /** How many webhooks fail is what these rules watch. */
  const setFailing = async (count: number) => {
    const webhooks = Array.from({ length: count }, () => ({
      id: newId(),
      applicationId: clientAppId,
      url: "https://x.example/hook?token=hidden",
      events: [],
      state: "paused" as const,
      pausedBecause: "failing" as const,
      failingSince: null,
      lastAttemptAt: null,
      lastSucceeded: null,
      createdBy: server.operatorIds.root,
      createdAt: 0,
      updatedAt: 0,
    }));
    // At once, because the poller may look in between.
    await server.services.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("webhooks").execute();
      if (count > 0) await transaction.insertInto("webhooks").values(webhooks).execute();
    });
  };
  const evaluate = async (minutes = 1) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      server.clock.advance(minute);
      await evaluateNow(server);
    }
  };
  const watch = async (change: object = {}) => {
    const root = await server.as("root");
    const { id } = await root.call("POST /cc-api/alert/create", {
      body: {
        name: "Webhooks fail",
        metric: "failingWebhooks",
        operation: null,
        comparison: "above",
        threshold: 0,
        windowMinutes: 5,
        recipientRoles: ["operation", "sales"],
        mail: true,
        ...change,
      },
    });
    return id;
  };
  const get = async (id: string) =>
    (await server.as("operation")).call("GET /cc-api/alert/:id", { params: { id } });
  const messages = async (channel: "bell" | "mail" | "webhook") => {
    const rows = await server.services.database
      .selectFrom("outgoingMessages")
      .innerJoin("alertMessageIncidents", "messageId", "id")
      .select(["event", "state"])
      .where("channel", "=", channel)
      .orderBy("id")
      .execute();
    return rows.map(({ event, state }) => `${event} ${state}`);
  };
  const subjects = () => server.mails.map(({ subject }) => subject);
  const bells = async (role: "operation" | "sales") => {
    const { items } = await (
      await server.as(role)
    ).call("GET /cc-api/notification/list", { query: { pageSize: 50 } });
    return items
      .filter(({ kind }) => kind.startsWith("alert."))
      .map(({ kind, readAt }) => `${kind}${readAt === null ? "" : " read"}`);
  };
  const count = async () => {
    const { items } = await (await server.as("operation")).call("GET /cc-api/operator/waiting");
    return items.find(({ kind }) => kind === "alerts")?.count ?? 0;
  };

  it("is pending, fires, is acknowledged and resolves, and each is reported once", async () => {
    const id = await watch({ forMinutes: 2, reminderHours: 1 });
    let operation = await server.as("operation");
    const root = await server.as("root");
    expect(await get(id)).toMatchObject({ state: "ok", recipients: [{ role: "operation" }] });
    const set = { params: { id }, body: { url: `${receiver.url}/alerts` } };
    const { secret, rule } = await root.call("POST /cc-api/alert/:id/webhook/set", set);
    expect(rule.webhookHost).toBe(new URL(receiver.url).host);

    await setFailing(1);
    await evaluate();
    expect(await get(id)).toMatchObject({ state: "pending", value: 1, incident: null });
    await evaluate();
    expect(await count()).toBe(0);
    await evaluate();
    expect(await get(id)).toMatchObject({ state: "firing", incident: { state: "open" } });
    expect(await count()).toBe(1);
    const isTold = () => expect.poll(async () => [server.mails.length, receiver.received.length]);
    await isTold().toEqual([1, 1]);
    expect(subjects()).toEqual(["Firing: Webhooks fail"]);
    expect(server.mails[0]?.text).toContain(`http://console.test/console/alerts/${id}`);
    expect(server.mails[0]?.to).toBe("operation@console.test");
    const [{ headers, body, event }] = receiver.received as [Received];
    const signed = { id: event.id, timestamp: Number(headers["webhook-timestamp"]), body };
    expect(headers["webhook-signature"]).toBe(signatureOf(signed, [secret]));
    expect(event).toMatchObject({ type: "alert.firing", data: { ruleId: id, worstValue: 1 } });
    // Sales may not see alerts, so its role gets nothing.
    expect([await bells("operation"), await bells("sales")]).toEqual([["alert.firing"], []]);

    await setFailing(3);
    await evaluate(61);
    await isTold().toEqual([2, 2]);
    expect(subjects()[1]).toBe("Still firing: Webhooks fail");
    expect(await bells("operation")).toEqual(["alert.firing", "alert.firing read"]);
    operation = await server.as("operation");
    const acknowledged = await operation.call("POST /cc-api/alert/:id/acknowledge", {
      params: { id },
      body: { comment: "On it" },
    });
    const incident = { state: "acknowledged", acknowledgement: "On it", worstValue: 3 };
    expect(acknowledged.incident).toMatchObject({ ...incident, firstValue: 1 });
    const path = `/cc-api/alert/${id}/acknowledge`;
    expect((await operation.request("POST", path, { body: {} })).status).toBe(409);
    expect((await (await server.as("sales")).request("POST", path, { body: {} })).status).toBe(403);
    expect((await bells("operation")).every((bell) => bell.endsWith("read"))).toBe(true);
    await evaluate(61);
    expect(await messages("mail")).toEqual(["firing delivered", "reminder delivered"]);

    // Flapping: it resolves only once it has been false for as long.
    await setFailing(0);
    await evaluate(2);
    await setFailing(1);
    await evaluate();
    await setFailing(0);
    await evaluate(2);
    expect(await get(id)).toMatchObject({ state: "firing", value: 0 });
    await evaluate();
    expect(await get(id)).toMatchObject({ state: "ok", incident: null });
    expect(await count()).toBe(0);
    await isTold().toEqual([3, 3]);
    expect(subjects()[2]).toBe("Resolved: Webhooks fail");
    expect((await bells("operation"))[0]).toBe("alert.resolved");

    operation = await server.as("operation");
    const query = { ruleId: id, state: "ended" } as const;
    const history = await operation.call("GET /cc-api/alert/incident/list", { query });
    expect(history).toMatchObject({ total: 1, items: [{ ended: "resolved", state: "ended" }] });
    const file = await operation.request("GET", `/cc-api/alert/incident/export?ruleId=${id}`);
    expect(file.text).toContain("On it");
    const told = await operation.call("GET /cc-api/alert/:id/message/list", { params: { id } });
    expect(told.total).toBe(9);
    expect(told.items[0]).toMatchObject({ event: "resolved", state: "delivered" });
    const chart = await operation.call("GET /cc-api/alert/:id/samples", {
      params: { id },
      query: { range: "6h" },
    });
    expect(chart.fired).toHaveLength(1);
    expect(Math.max(...chart.points.map(({ value }) => value ?? 0))).toBe(3);
    const removed = await (
      await server.as("root")
    ).call("DELETE /cc-api/alert/:id/webhook", { params: { id } });
    expect(removed.webhookHost).toBeNull();
    server.clock.advance(91 * 24 * hour);
    await removeExpiredConsole(server.services, server.clock.now());
    const { database } = server.services;
    for (const table of ["alertIncidents", "outgoingMessages"] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    // The server's own poller may have evaluated the rule by now.
    const samples = database.selectFrom("alertSamples").where("at", "<", server.clock.now());
    expect(await samples.selectAll().execute()).toEqual([]);
  });

  it("names what fails to those who see it elsewhere, without what addresses may hide", async () => {
    const { database } = server.services;
    const root = await server.as("root");
    const id = await watch({ recipientRoles: ["bizDirector", "operation"] });
    const set = { params: { id }, body: { url: `${receiver.url}/alerts` } };
    await root.call("POST /cc-api/alert/:id/webhook/set", set);
    await setFailing(5);
    await evaluate();
    await expect.poll(() => [server.mails.length, receiver.received.length]).toEqual([2, 1]);
    const { name } = await root.call("GET /cc-api/client-app/:id", { params: { id: clientAppId } });
    const one = `x.example (${name})`;
    const mailTo = (role: string) =>
      server.mails.find(({ to }) => to === `${role}@console.test`)!.text;
    expect(mailTo("bizDirector")).toContain(`5 webhooks: ${one}, ${one}, ${one} and 2 more`);
    expect(mailTo("operation")).not.toContain("x.example");
    const causes = { names: [one, one, one], total: 5 };
    expect(receiver.received[0]!.event).toMatchObject({ data: { causes } });
    const bell = async (role: "bizDirector" | "operation") =>
      (await (await server.as(role)).call("GET /cc-api/notification/list", {})).items[0]!.facts;
    expect(await bell("bizDirector")).toMatchObject({
      names: `${one}\n${one}\n${one}`,
      causes: "5",
    });
    expect(await bell("operation")).not.toHaveProperty("names");

    // The last attempt of the newest delivery that failed.
    const webhook = await database.selectFrom("webhooks").select("id").executeTakeFirstOrThrow();
    const [eventId, deliveryId] = [newId(), newId()];
    const event = { id: eventId, applicationId: clientAppId, type: "webhook.test" as const };
    await database
      .insertInto("webhookEvents")
      .values({ ...event, data: {}, createdAt: 0 })
      .execute();
    await database
      .insertInto("webhookDeliveries")
      .values({
        id: deliveryId,
        webhookId: webhook.id,
        eventId,
        type: "webhook.test",
        state: "dead",
        tries: 1,
        dueAt: null,
        lease: null,
        createdAt: 0,
      })
      .execute();
    await database
      .insertInto("webhookAttempts")
      .values({
        id: newId(),
        deliveryId,
        at: 0,
        milliseconds: 1,
        status: 503,
        error: null,
        response: "",
      })
      .execute();
    const seenAs = async (role: "bizDirector" | "operation" | "sales") =>
      (await server.as(role)).call("GET /cc-api/alert/:id/causes", { params: { id } });
    const seen = await seenAs("bizDirector");
    expect(seen).toMatchObject({ total: 5 });
    expect(seen.items.find((cause) => cause.kind === "webhook" && cause.id === webhook.id)).toEqual(
      {
        kind: "webhook",
        id: webhook.id,
        host: "x.example",
        clientApp: { id: clientAppId, name },
        status: 503,
        error: null,
      },
    );
    expect(JSON.stringify([seen, server.mails, receiver.received])).not.toContain("hidden");
    expect(await seenAs("operation")).toEqual({ items: [], total: 0 });

    // Sales owns the client app; of another one it sees nothing.
    const change = (role: "sales" | "admin", give: Permission[], take: Permission[]) =>
      root.call("POST /mc-api/role/change", { body: { changes: [{ role, give, take }] } });
    await change(
      "sales",
      [
        "console:open",
        "console:alert:read",
        "console-application:open",
        "console-application:application:read",
        "console-application:webhook:read",
      ],
      [],
    );
    const other = await clientAppOn(server);
    await database
      .updateTable("clientApplications")
      .set({ ownerId: server.operatorIds.root })
      .where("id", "=", other.id)
      .execute();
    await database
      .updateTable("webhooks")
      .set({ applicationId: other.id })
      .where("id", "!=", webhook.id)
      .execute();
    expect(await seenAs("sales")).toMatchObject({ items: [{ id: webhook.id }], total: 1 });

    // Somebody who may set the webhook's address doesn't see client apps, so it's sent no names.
    await change("admin", [], ["console-application:webhook:read"]);
    await (
      await server.as("root")
    ).call("PATCH /cc-api/alert/:id", { params: { id }, body: { reminderHours: 1 } });
    await evaluate(61);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received[1]!.event).toMatchObject({ data: { causes: null } });
  });

  it("names clients low on credit, the lowest first, and to salespeople only their own", async () => {
    const low = async (name: string, balance: number, ownerId: string | null) => {
      const { id } = await openClient(server, { name, creditLimit: 1_000, ownerId });
      await server.services.database
        .updateTable("financeClients")
        .set({ balance })
        .where("id", "=", id)
        .execute();
    };
    await low("Low", -900, null);
    await low("Lowest", -1_100, server.operatorIds.sales);
    await low("Fine", 0, null);
    const credit = { metric: "creditLeft", comparison: "below", threshold: 0.2 };
    const id = await watch({ ...credit, recipientRoles: ["bizDirector", "sales"] });
    const root = await server.as("root");
    const give: Permission[] = ["console:open", "console:alert:read"];
    await root.call("POST /mc-api/role/change", {
      body: { changes: [{ role: "sales", give, take: [] }] },
    });
    await evaluate();
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]!.text).toContain("2 clients: Lowest, Low\n");
    const own = await (
      await server.as("sales")
    ).call("GET /cc-api/alert/:id/causes", { params: { id } });
    expect(own).toMatchObject({ items: [{ name: "Lowest", left: -0.1 }], total: 1 });

    // Of more than a thousand all are counted, and somebody's own aren't lost among the worse ones of others.
    const { database } = server.services;
    const clients = database.selectFrom("financeClients").selectAll();
    const lowest = await clients.where("name", "=", "Low").executeTakeFirstOrThrow();
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      ...lowest,
      id: newId(),
      number: `C2${String(1_000 + index)}`,
      balance: -2_000,
    }));
    for (const part of chunksOf(many))
      await database.insertInto("financeClients").values(part).execute();
    const causesFor = async (role: "bizDirector" | "sales") =>
      (await server.as(role)).call("GET /cc-api/alert/:id/causes", { params: { id } });
    expect(await causesFor("bizDirector")).toMatchObject({ total: 1_002 });
    expect(await causesFor("sales")).toMatchObject({ items: [{ name: "Lowest" }], total: 1 });

    // A role that no longer sees clients doesn't see their names in the bell.
    const named = async () =>
      (await (await server.as("bizDirector")).call("GET /cc-api/notification/list", {})).items.find(
        ({ kind }) => kind === "alert.firing",
      )?.facts;
    expect(await named()).toMatchObject({ names: "Lowest\nLow", causes: "2" });
    await root.call("POST /mc-api/role/change", {
      body: { changes: [{ role: "bizDirector", give: [], take: ["finance:client:read"] }] },
    });
    expect(await named()).toEqual({ rule: "Webhooks fail", metric: "creditLeft", value: "-0.1" });
  });

  it("makes one mail of what fires at once, and waits for the end of quiet hours", async () => {
    await watch({ name: "One" });
    await watch({ name: "Two", threshold: 1 });
    const quietHours = { from: "22:00", to: "07:30", zone: "Asia/Shanghai" };
    await watch({ name: "At night", quietHours });
    await watch({ name: "At night, too", quietHours, threshold: 5 });
    await setFailing(2);
    server.clock.set(Date.UTC(2026, 2, 2, 15));
    await evaluate();
    await expect.poll(subjects).toEqual(["2 alerts firing"]);
    expect(server.mails[0]?.text).toMatch(/Firing: One[^]*Firing: Two/);
    expect(await bells("operation")).toHaveLength(3);
    await setFailing(6);
    await evaluate();
    await setFailing(0);
    await evaluate();
    await expect.poll(subjects).toEqual(["2 alerts firing", "2 resolved"]);
    server.clock.set(Date.UTC(2026, 2, 2, 23, 30));
    await expect.poll(() => server.mails.length).toBe(3);
    expect(server.mails[2]?.text).toMatch(/Resolved: At night\n[^]*Resolved: At night, too/);
    expect(server.mails[2]?.text).not.toContain("Firing:");
  });

  it("notifies a storm's many recipients in several evaluations, each once", async () => {
    const { database } = server.services;
    const operator = await database
      .selectFrom("operators")
      .selectAll()
      .where("role", "=", "operation")
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 899 }, (_, number) => {
      const key = `many-${number}`;
      return { ...operator, id: newId(), account: key, accountKey: key, emailKey: key };
    });
    await database.insertInto("operators").values(many).execute();
    for (let number = 0; number < 4; number += 1)
      await watch({ name: `Rule ${number}`, recipientRoles: ["operation"], mail: false });
    const count = async (event: "firing" | "resolved") => {
      const links = database.selectFrom("alertMessageIncidents").where("event", "=", event);
      return (await links.select("messageId").execute()).length;
    };
    const firing = async () =>
      (await root.call("GET /cc-api/alert/list")).items.filter((one) => one.state === "firing")
        .length;
    const root = await server.as("root");
    await setFailing(1);
    await evaluate();
    expect([await count("firing"), await firing()]).toEqual([1_800, 4]);
    await evaluate();
    await evaluate();
    expect(await count("firing")).toBe(3_600);
    await setFailing(0);
    await evaluate();
    expect([await count("resolved"), await firing()]).toEqual([1_800, 2]);
    await evaluate();
    expect([await count("resolved"), await firing()]).toEqual([3_600, 0]);
  });

  it("reports to recipients however many others may see alerts", async () => {
    const { database } = server.services;
    const admin = await database
      .selectFrom("operators")
      .selectAll()
      .where("role", "=", "admin")
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 1_000 }, (_, number) => {
      const key = `first-${number}`;
      return { ...admin, id: newId(), account: key, accountKey: key, emailKey: key, name: "0" };
    });
    for (const some of chunksOf(others))
      await database.insertInto("operators").values(some).execute();
    const id = await watch({});
    expect(await get(id)).toMatchObject({ recipients: [{ role: "operation" }] });
    await setFailing(1);
    await evaluate();
    expect(await bells("operation")).toEqual(["alert.firing"]);
  });

  it("ends together with another one while their recipient marks all as read", async () => {
    const { database, dialect } = server.services;
    // It resolves first, and fires last.
    await watch({ name: "First", threshold: 1 });
    await watch({ name: "Last" });
    for (const failing of [1, 2, 0]) {
      await setFailing(failing);
      if (failing > 0) await evaluate();
    }
    const operation = await server.as("operation");
    const readAll = () => operation.request("POST", "/cc-api/notification/read-all");
    let [read, evaluated] = [readAll, evaluate] as [
      () => Promise<{ status: number }>,
      () => Promise<void>,
    ];
    if (dialect === "postgres") {
      // Both wait for the same entry, in this order.
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const blocked = (count: number) =>
        expect
          .poll(async () => (await waiting.execute(database)).rows[0]!.count)
          .toBeGreaterThanOrEqual(count);
      await database.transaction().execute(async (transaction) => {
        const entries = transaction.selectFrom("notifications").select("id");
        await entries.orderBy("id").limit(1).forUpdate().execute();
        const reading = readAll();
        await blocked(1);
        const evaluating = evaluate();
        await blocked(2);
        [read, evaluated] = [() => reading, () => evaluating];
      });
    }
    expect((await read()).status).toBe(200);
    await evaluated();
    expect(await bells("operation")).toEqual(
      expect.arrayContaining(["alert.resolved", "alert.firing read", "alert.firing read"]),
    );
  });

  it("tells nobody while it's silenced, and what still fires afterwards", async () => {
    const id = await watch();
    const operation = await server.as("operation");
    const silence = (until: number | null) =>
      operation.request("POST", `/cc-api/alert/${id}/silence`, { body: { until, reason: "Move" } });
    expect((await silence(server.clock.now())).status).toBe(400);
    expect((await silence(server.clock.now() + 31 * 24 * hour)).status).toBe(400);
    expect((await silence(server.clock.now() + 5 * minute)).status).toBe(200);
    await setFailing(1);
    await evaluate(4);
    expect(await get(id)).toMatchObject({ state: "firing", silenceReason: "Move" });
    expect([await messages("bell"), await messages("mail")]).toEqual([[], []]);
    await evaluate(2);
    expect(await messages("bell")).toEqual(["firing delivered"]);
    expect((await silence(server.clock.now() + hour)).status).toBe(200);
    await setFailing(0);
    await evaluate();
    expect(await messages("bell")).toEqual(["firing delivered"]);
    expect((await silence(null)).status).toBe(200);
    const facts = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select("action")
      .where("targetId", "=", id)
      .orderBy("sequence")
      .execute();
    expect(facts.map(({ action }) => action.replace("alert-rule.", ""))).toEqual([
      "created",
      "silenced",
      "silenced",
      "silence-ended",
    ]);
  });

  it("ends quietly if the rule is turned off or watches something else", async () => {
    const id = await watch();
    const root = await server.as("root");
    const change = (body: object) => root.call("PATCH /cc-api/alert/:id", { params: { id }, body });
    await setFailing(1);
    await evaluate();
    expect(await change({ comparison: "below", threshold: 5 })).toMatchObject({ state: "firing" });
    expect(await change({ enabled: false })).toMatchObject({ state: "off", incident: null });
    const ends = async () => {
      const { items } = await root.call("GET /cc-api/alert/incident/list", {});
      return items.map(({ ended }) => ended);
    };
    expect(await ends()).toEqual(["off", "changed"]);
    await server.services.database
      .updateTable("alertIncidents")
      .set({ firedAt: 0 })
      .where("ended", "=", "off")
      .execute();
    expect(await ends()).toEqual(["changed", "off"]);
    expect(await messages("bell")).toEqual(["firing delivered", "firing delivered"]);
    expect(await bells("operation")).toEqual(["alert.firing read", "alert.firing read"]);
  });

  it("drops what waits for the end of quiet hours if it's acknowledged, off or about something else by then", async () => {
    const quietHours = { from: "22:00", to: "07:30", zone: "UTC" };
    const acknowledged = await watch({ quietHours, reminderHours: 1 });
    const off = await watch({ quietHours, threshold: 1 });
    const changed = await watch({ quietHours, threshold: 1 });
    server.clock.set(Date.UTC(2026, 2, 2, 21, 30));
    await setFailing(1);
    await evaluate();
    await expect.poll(() => messages("mail")).toEqual(["firing delivered"]);
    server.clock.set(Date.UTC(2026, 2, 2, 22, 30));
    await setFailing(2);
    await evaluate();
    expect((await messages("mail")).slice(1).toSorted()).toEqual([
      "firing waiting",
      "firing waiting",
      "reminder waiting",
    ]);
    const root = await server.as("root");
    const change = (id: string, body: object) =>
      root.call("PATCH /cc-api/alert/:id", { params: { id }, body });
    await change(off, { enabled: false });
    await change(changed, { metric: "storage" });
    const params = { id: acknowledged };
    await root.call("POST /cc-api/alert/:id/acknowledge", { params, body: {} });
    server.clock.set(Date.UTC(2026, 2, 3, 7, 30));
    await expect
      .poll(async () => (await messages("mail")).slice(1).toSorted())
      .toEqual(["firing dropped", "firing dropped", "reminder dropped"]);
    expect(server.mails).toHaveLength(1);
  });

  it("measures queue, credit, mounts, storage and free space, and failing webhooks are a filter", async () => {
    const root = await server.as("root");
    const state = async (metric: string, change: object = {}) => {
      const rule = { name: metric, metric, operation: null, comparison: "above", threshold: 0 };
      const { body } = await root.request("POST", "/cc-api/alert/create", {
        body: { ...rule, windowMinutes: 60, ...change },
      });
      return (body as { state: string }).state;
    };
    expect(await state("creditLeft")).toBe("no-data");
    expect(await state("failingSubApps")).toBe("no-data");
    expect(await state("queueAge")).toBe("ok");
    expect(await state("storage")).toBe("ok");
    expect(await state("freeSpace")).toBe("firing");
    const now = server.clock.now();
    const job = { id: newId(), kind: "image.index", subjectId: newId(), groupId: newId() } as const;
    await server.services.database
      .insertInto("jobs")
      .values({
        ...job,
        state: "retrying",
        dueAt: now - 20 * minute,
        lease: null,
        tries: 1,
        error: null,
        createdAt: 0,
        endedAt: null,
      })
      .execute();
    expect(await state("queueAge", { threshold: 19 })).toBe("firing");
    expect(await state("queueAge", { threshold: 21 })).toBe("ok");
    const failing = async () => {
      const query = { webhooks: "failing" } as const;
      const { items } = await root.call("GET /cc-api/client-app/list", { query });
      return items.map(({ id }) => id);
    };
    await setFailing(2);
    expect(await failing()).toEqual([clientAppId]);
    await setFailing(0);
    expect(await failing()).toEqual([]);
  });

  it("is reported once if the process dies between evaluation and delivery, or in the middle of it", async () => {
    await watch();
    await setFailing(1);
    await server.stop();
    const { services, clock } = server;
    // A transaction that fails leaves nothing, so the next evaluation tells.
    const dying = {
      ...services,
      mailer: {
        get delivers(): boolean {
          throw new Error("killed");
        },
      },
    };
    clock.advance(minute);
    await expect(evaluateRules(dying as unknown as typeof services)).rejects.toThrow("killed");
    expect(await messages("bell")).toEqual([]);
    expect(await evaluateRules(services)).toBe(true);
    expect(await messages("mail")).toEqual(["firing waiting"]);
    // Another one claimed the mail and died with it.
    const wanted = { now: clock.now(), limit: 8, leaseTime: 120_000 };
    expect(await claimDue(services, "outgoingMessages", wanted)).toHaveLength(1);
    clock.advance(minute);
    const sender = startSending(services);
    expect(await evaluateRules(services)).toBe(true);
    expect(server.mails).toHaveLength(0);
    clock.advance(minute);
    sender.notify();
    await expect.poll(subjects).toEqual(["Firing: Webhooks fail"]);
    await expect.poll(() => messages("mail")).toEqual(["firing delivered"]);
    await sender.close();
  });

  it("is mailed once if the mail server takes longer than a lease", async () => {
    await watch();
    await setFailing(1);
    await server.stop();
    const { services, clock } = server;
    const accepts = Promise.withResolvers<void>();
    const taken: Mail[] = [];
    const send = (mail: Mail) => {
      taken.push(mail);
      return accepts.promise;
    };
    const sender = startSending({ ...services, mailer: { ...services.mailer, send } });
    clock.advance(minute);
    await evaluateRules(services);
    sender.notify();
    await expect.poll(() => taken).toHaveLength(1);
    expect(taken[0]?.messageId).toMatch(/^<[\w-]+@console\.test>$/);
    clock.advance(3 * minute);
    const wanted = { now: clock.now(), limit: 8, leaseTime: 120_000 };
    expect(await claimDue(services, "outgoingMessages", wanted)).toEqual([]);
    accepts.resolve();
    await sender.close();
    expect(await messages("mail")).toEqual(["firing delivered"]);
  });

  it("is reported once if the clock jumps ahead or is set back", async () => {
    const id = await watch({ forMinutes: 10 });
    await setFailing(1);
    await evaluate();
    expect(await get(id)).toMatchObject({ state: "pending" });
    // An hour that nobody measured doesn't count as an hour of the condition.
    server.clock.advance(hour);
    await evaluate();
    expect(await get(id)).toMatchObject({ state: "pending" });
    await evaluate(8);
    expect(await get(id)).toMatchObject({ state: "firing" });
    await expect.poll(subjects).toEqual(["Firing: Webhooks fail"]);
    server.clock.advance(-2 * hour);
    await evaluate(15);
    expect(await get(id)).toMatchObject({ state: "firing" });
    await setFailing(0);
    await evaluate(5);
    server.clock.advance(-hour);
    await evaluate(3);
    expect(await get(id)).toMatchObject({ state: "firing" });
    await evaluate(4);
    expect(await get(id)).toMatchObject({ state: "ok" });
    await expect.poll(subjects).toEqual(["Firing: Webhooks fail", "Resolved: Webhooks fail"]);
    expect(await messages("bell")).toEqual(["firing delivered", "resolved delivered"]);
  });

  it("is reported once if several nodes evaluate at once", async () => {
    await watch();
    await setFailing(1);
    server.clock.advance(minute);
    const nodes = Array.from({ length: 8 }, () => evaluateRules(server.services));
    const done = await Promise.all(nodes);
    expect(done.filter(Boolean).length).toBeLessThan(2);
    await expect.poll(() => messages("mail")).toEqual(["firing delivered"]);
    expect(await messages("bell")).toEqual(["firing delivered"]);
    expect(server.mails).toHaveLength(1);
    // A node whose clock is slow by seconds doesn't take that for a clock set back.
    const slow = { ...server.services, clock: () => server.clock.now() - 2_000 };
    expect(await evaluateRules(slow)).toBe(false);
  });
});
