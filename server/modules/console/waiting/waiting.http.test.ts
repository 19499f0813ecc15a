import type { Role } from "@console-shell/contract";
import { waitingKinds, type WaitingName } from "@console-shell/contract/words/waiting-kinds";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DemoServer, startDemoServer } from "#kernel/testing/demo-server.ts";

let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer();
});
afterAll(() => demo.server.close());

const waitingFor = async (role: Role) => {
  const { items } = await (await demo.server.as(role)).call("GET /cc-api/operator/waiting");
  return items;
};
const kindsFor = async (role: Role) => (await waitingFor(role)).map(({ kind }) => kind);

/** The call behind the list that each kind links to. */
const lists: Record<WaitingName, string> = {
  applicants: "/mc-api/applicant/list",
  approvals: "/mc-api/approval/list",
  alerts: "/cc-api/alert/list",
  faceQueries: "/cc-api/face-search/query/list",
  objectQueries: "/cc-api/object-search/query/list",
  failedJobs: "/cc-api/job/list",
  overdueInvoices: "/cc-api/finance/invoice/list",
  topUps: "/cc-api/finance/top-up/list",
  refunds: "/cc-api/finance/refund/list",
  adjustments: "/cc-api/finance/adjustment/list",
};

/** The list's count with the filter of the address. */
const shown = async (role: Role, kind: WaitingName) => {
  const { searchParams } = new URL(waitingKinds[kind].path, "http://x");
  const answer = await (
    await demo.server.as(role)
  ).request("GET", lists[kind], { query: Object.fromEntries(searchParams) });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { total: number }).total;
};

describe("pending counts", () => {
  test("match the lists that they link to", async () => {
    // A fresh demo has no calls in the last hour: this rule fires.
    const { root } = demo;
    const rule = {
      name: "Fewer calls than ever",
      metric: "calls",
      operation: null,
      comparison: "below",
      threshold: 1_000_000,
      windowMinutes: 60,
    } as const;
    await root.call("POST /cc-api/alert/create", { body: rule });
    const items = await waitingFor("root");
    expect(items.map(({ kind }) => kind)).toEqual(Object.keys(waitingKinds));
    for (const { kind, subApp, path, count } of items) {
      expect({ subApp, path }).toEqual({
        subApp: waitingKinds[kind].subApp,
        path: waitingKinds[kind].path,
      });
      expect(count, kind).toBe(await shown("root", kind));
    }
  });

  test("leave out what somebody acknowledged, and what one can't decide oneself", async () => {
    const { root } = demo;
    const countOf = async (role: Role, kind: WaitingName) =>
      (await waitingFor(role)).find((one) => one.kind === kind)?.count ?? 0;
    const firing = await countOf("root", "alerts");
    const { items } = await root.call("GET /cc-api/alert/list", { query: { state: "firing" } });
    expect(items).toHaveLength(firing);
    const params = { id: items[0]!.id };
    await root.call("POST /cc-api/alert/:id/acknowledge", { params, body: {} });
    expect(await countOf("root", "alerts")).toBe(firing - 1);
    expect(await shown("root", "alerts")).toBe(firing - 1);
    const acknowledged = await root.call("GET /cc-api/alert/list", {
      query: { state: "acknowledged" },
    });
    expect(acknowledged.items.map(({ id }) => id)).toContain(params.id);

    const [topUps, others] = [
      await countOf("root", "topUps"),
      await countOf("bizDirector", "topUps"),
    ];
    const { items: clients } = await root.call("GET /cc-api/finance/client/list", {
      query: { status: "active" },
    });
    const { id } = await root.call("POST /cc-api/finance/top-up/propose", {
      body: {
        clientId: clients[0]!.id,
        amount: 100,
        reference: "Own",
        idempotencyKey: "a".repeat(32),
      },
    });
    expect(await countOf("root", "topUps")).toBe(topUps);
    expect(await shown("root", "topUps")).toBe(topUps);
    expect(await countOf("bizDirector", "topUps")).toBe(others + 1);
    const queue = await root.call("GET /cc-api/finance/top-up/:id/queue", { params: { id } });
    expect(queue.total).toBe(topUps);
  });

  test("go to those who can act on them", async () => {
    expect(await kindsFor("bizDirector")).toEqual([
      "alerts",
      "overdueInvoices",
      "topUps",
      "refunds",
      "adjustments",
    ]);
    expect(await kindsFor("operation")).toEqual([
      "alerts",
      "faceQueries",
      "objectQueries",
      "failedJobs",
    ]);
    expect(await kindsFor("clientManager")).toEqual(["applicants", "overdueInvoices"]);
  });

  test("of invoices cover only own clients for operators who see no others", async () => {
    const { database } = demo.server.services;
    await database
      .updateTable("financeClients")
      .set({ ownerId: demo.server.operatorIds.sales })
      .where("id", "in", (select) =>
        select.selectFrom("invoices").select("clientId").where("status", "=", "issued").limit(1),
      )
      .execute();
    const month = 31 * 24 * 60 * 60 * 1000;
    demo.server.clock.advance(month);
    const [own] = await waitingFor("sales");
    expect(own).toMatchObject({ kind: "overdueInvoices" });
    expect(own!.count).toBe(await shown("sales", "overdueInvoices"));
    const all = await shown("root", "overdueInvoices");
    expect(own!.count).toBeLessThan(all);
  });

  test("are left out at zero", async () => {
    const { database } = demo.server.services;
    await database
      .updateTable("applicants")
      .set({ status: "rejected" })
      .where("status", "=", "waiting")
      .execute();
    expect(await kindsFor("admin")).not.toContain("applicants");
  });

  test("need a session", async () => {
    expect((await demo.server.request("GET", "/cc-api/operator/waiting")).status).toBe(401);
  });
});
