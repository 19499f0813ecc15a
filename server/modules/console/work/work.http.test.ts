import { workKept } from "../retention.ts";
import { removeExpiredConsole } from "../retention.ts";
import { type DemoServer, startDemoServer } from "#kernel/testing/demo-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer();
});
afterAll(() => demo.server.close());

const source = { subApp: "finance", kind: "topUps" };

/** A pending top-up, as an item of the queue. */
const topUp = async () => {
  const { items } = await demo.root.call("GET /cc-api/finance/top-up/list", {
    query: { status: "waiting" },
  });
  const { id, number } = items[0]!;
  return { ...source, recordId: id, title: number };
};
const markOf = async (recordId: string) =>
  (
    await demo.root.call("GET /cc-api/work/mark/list", {
      query: { ...source, recordIds: recordId },
    })
  ).items[0];

test("an item is assigned to somebody who may act on it, who is notified", async () => {
  const { server, root } = demo;
  const item = await topUp();
  const { bizDirector, operation, sales } = server.operatorIds;
  // The name that the page sends doesn't count.
  const body = { ...item, title: "Salary list, click here", operatorId: bizDirector };
  await root.call("POST /cc-api/work/item/assign", { body });
  expect(await markOf(item.recordId)).toMatchObject({ assignee: { id: bizDirector } });
  const director = await server.as("bizDirector");
  const { items } = await director.call("GET /cc-api/notification/list");
  expect(items[0]).toMatchObject({
    kind: "work.assigned",
    facts: { title: item.title },
    path: `/work?item=finance.topUps.${item.recordId}`,
  });
  const { items: people } = await root.call("GET /cc-api/work/assignee/list", { query: source });
  expect(people.map(({ id }) => id)).toContain(bizDirector);
  expect(people.map(({ id }) => id)).not.toContain(operation);
  for (const operatorId of [operation, sales])
    expect(
      await root.request("POST", "/cc-api/work/item/assign", { body: { ...item, operatorId } }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: "operatorId", code: "unknown" }] } });
});

test("all that are snoozed are counted while they wait, not only those that are listed", async () => {
  const { server, root } = demo;
  const item = await topUp();
  const until = server.clock.now() + 3_600_000;
  const gone = { subApp: "finance", kind: "topUps", recordId: "decided" };
  await server.services.database
    .insertInto("workItems")
    .values({
      id: "w",
      ...gone,
      assigneeId: null,
      snoozedUntil: until,
      snoozedBy: null,
      updatedAt: 1,
    })
    .execute();
  const snoozed = async (recordIds: string) =>
    (await root.call("GET /cc-api/work/mark/list", { query: { ...source, recordIds } })).snoozed;
  const before = await snoozed("none");
  await root.call("POST /cc-api/work/item/snooze", { body: { ...item, until } });
  expect(await snoozed("none")).toBe(before + 1);
  await root.call("POST /cc-api/work/item/snooze", { body: { ...item, until: null } });
  expect(await snoozed("none")).toBe(before);
});

test("comments and snoozes are everybody's, and audited", async () => {
  const { server, root } = demo;
  const item = await topUp();
  const director = await server.as("bizDirector");
  await director.call("POST /cc-api/work/comment/add", { body: { ...item, text: "Called them." } });
  const { items } = await root.call("GET /cc-api/work/comment/list", {
    query: { ...source, recordId: item.recordId },
  });
  expect(items.at(-1)).toMatchObject({
    text: "Called them.",
    author: { id: server.operatorIds.bizDirector },
  });
  const until = server.clock.now() + 3_600_000;
  await director.call("POST /cc-api/work/item/snooze", { body: { ...item, until } });
  expect(await markOf(item.recordId)).toMatchObject({ snooze: { until } });
  for (const wrong of [server.clock.now(), until + 400 * 86_400_000])
    expect(
      await root.request("POST", "/cc-api/work/item/snooze", { body: { ...item, until: wrong } }),
    ).toMatchObject({ status: 400 });
  server.clock.advance(3_600_001);
  expect(await markOf(item.recordId)).toMatchObject({ snooze: null });
  const { items: events } = await root.call("GET /mc-api/audit/list", {
    query: { pageSize: 20 },
  });
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["work.commented", "work.snoozed"]),
  );
});

test("only those who may act on a kind, and see the record, mark its items", async () => {
  const { server, root } = demo;
  const item = await topUp();
  const body = { ...item, text: "Hello" };
  const add = "/cc-api/work/comment/add";
  const operation = await server.as("operation");
  expect(await operation.request("POST", add, { body })).toMatchObject({ status: 403 });
  expect(
    await operation.request("GET", "/cc-api/work/mark/list", {
      query: { ...source, recordIds: item.recordId },
    }),
  ).toMatchObject({ status: 403 });
  for (const unknown of [{ recordId: "none" }, { kind: "none" }, { subApp: "management" }])
    expect(
      await root.request("POST", add, { body: { ...body, ...unknown } }),
      JSON.stringify(unknown),
    ).toMatchObject({ status: 404 });
  // A registration is nobody's work until its address is confirmed.
  const applicant = { subApp: "management", kind: "applicants", title: "Registration" };
  const { id } = await server.services.database
    .selectFrom("applicants")
    .select("id")
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  const setStatus = (status: "unconfirmed" | "waiting") =>
    server.services.database
      .updateTable("applicants")
      .set({ status })
      .where("id", "=", id)
      .execute();
  await setStatus("unconfirmed");
  const about = { body: { ...applicant, recordId: id, text: "Who is it?" } };
  expect(await root.request("POST", add, about)).toMatchObject({ status: 404 });
  await setStatus("waiting");
  expect(await root.request("POST", add, about)).toMatchObject({ status: 201 });
  expect(
    await root.request("POST", add, { body: { ...body, text: "x".repeat(10_000) } }),
  ).toMatchObject({ status: 400 });
  // Sales act on overdue invoices, but see only those of their own clients.
  const { items } = await root.call("GET /cc-api/finance/invoice/list");
  const invoice = { subApp: "finance", kind: "overdueInvoices", title: "Invoice" };
  const sales = await server.as("sales");
  const { items: own } = await sales.call("GET /cc-api/finance/invoice/list", {
    query: { pageSize: 200 },
  });
  const seen = new Set(own.map(({ id }) => id));
  const foreign = items.find(({ id }) => !seen.has(id))!;
  expect(
    await sales.request("POST", add, { body: { ...invoice, recordId: foreign.id, text: "Mine?" } }),
  ).toMatchObject({ status: 404 });
  // Nor do they learn who works on the others.
  await root.call("POST /cc-api/work/comment/add", {
    body: { ...invoice, recordId: foreign.id, text: "Ours" },
  });
  const marks = (client: typeof root) =>
    client.call("GET /cc-api/work/mark/list", {
      query: { subApp: invoice.subApp, kind: invoice.kind, recordIds: foreign.id },
    });
  expect((await marks(root)).items).toHaveLength(1);
  expect((await marks(sales)).items).toEqual([]);
});

test("an item that no longer waits can't be assigned or snoozed, but given back and discussed", async () => {
  const { server, root } = demo;
  const { items } = await root.call("GET /cc-api/finance/invoice/list", {
    query: { status: "paid" },
  });
  const paid = { subApp: "finance", kind: "overdueInvoices", recordId: items[0]!.id };
  const operatorId = server.operatorIds.root;
  const until = server.clock.now() + 3_600_000;
  for (const [verb, change] of [
    ["assign", { operatorId }],
    ["snooze", { until }],
  ] as const)
    expect(
      await root.request("POST", `/cc-api/work/item/${verb}`, { body: { ...paid, ...change } }),
    ).toMatchObject({
      status: 409,
      body: { fields: [{ path: "recordId", code: "not_waiting" }] },
    });
  await root.call("POST /cc-api/work/item/assign", { body: { ...paid, operatorId: null } });
  await root.call("POST /cc-api/work/comment/add", { body: { ...paid, text: "Paid." } });
});

test("marks are kept for half a year after their last change", async () => {
  const { server } = demo;
  const { database } = server.services;
  const count = async () =>
    (await database.selectFrom("workComments").select("id").execute()).length;
  await removeExpiredConsole(server.services, server.clock.now());
  expect(await count()).toBeGreaterThan(0);
  await removeExpiredConsole(server.services, server.clock.now() + workKept + 1);
  expect(await count()).toBe(0);
});
