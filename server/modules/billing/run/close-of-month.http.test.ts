import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";
import { newId } from "#platform/database/id.ts";
import { claimKey } from "../answer-once.ts";
import { key } from "../testing/proposal-calls.ts";
import { previewMonth, runMonth, setIssuer } from "../testing/billing.ts";
import { addPlan, prices } from "../testing/plans.ts";
import { openClient, post } from "../testing/test-clients.ts";
import { addClientApp, addCalls } from "../testing/usage.ts";
import { readCalendar } from "../calendar.ts";
import { monthBefore, monthEnd, monthOf, monthStart } from "../months.ts";
import { readBills } from "./bills.ts";

// Changes between a preview and its run, and months that were never invoiced.

const logged: string[] = [];
let server: TestServer;
let director: TestClient;
/** Last month; each test has one of its own. */
let month: string;

beforeAll(async () => {
  const log = createLogger("error", { write: (line) => void logged.push(line) });
  server = await startTestServer({ log });
});
afterAll(() => server.close());
/** Clients are opened in a month, and a while later it is over. */
beforeEach(() => {
  month = monthOf(server.clock.now());
});
const endMonth = async () => {
  server.clock.advance(monthEnd(monthOf(server.clock.now())) + 600_000 - server.clock.now());
  director = await server.as("bizDirector");
};
const fingerprints = async (...clients: { id: string }[]) => {
  const seen = await director.call("GET /cc-api/finance/billing/fingerprints", {
    query: { month },
  });
  return seen.clients.filter(({ clientId }) => clients.some(({ id }) => id === clientId));
};
const run = (clients: { clientId: string; fingerprint: string }[], idempotencyKey?: string) =>
  director.request("POST", "/cc-api/finance/billing/run", {
    body: { month, clients, ...key(), ...(idempotencyKey && { idempotencyKey }) },
  });
const change = async (client: FinanceClient, body: object) =>
  (await server.as("clientManager")).request("PATCH", `/cc-api/finance/client/${client.id}`, {
    body: { ...body, ...key() },
  });
const billOf = async ({ id }: FinanceClient, of = month) =>
  (await previewMonth(director, of)).items.find(({ clientId }) => clientId === id);
const openMonths = async ({ id }: FinanceClient) => {
  const { items } = await director.call("GET /cc-api/finance/billing/open", {
    query: { pageSize: 200 },
  });
  return items.filter(({ clientId }) => clientId === id);
};

test("nothing is issued before the issuer is set, which the invoice then keeps @security-30", async () => {
  const plan = await addPlan(server, month, 500);
  const client = await openClient(server, { planId: plan.id });
  await endMonth();
  const seen = await fingerprints(client);
  expect(await run(seen)).toMatchObject({
    status: 409,
    body: { fields: [{ path: "issuer", code: "issuer_missing" }] },
  });
  expect((await previewMonth(director, month)).issuerKnown).toBe(false);
  await setIssuer(director);
  // The preview had no issuer.
  expect(await run(seen)).toMatchObject({ body: { issued: [], skipped: [{ reason: "changed" }] } });
  const ran = await run(await fingerprints(client));
  expect(ran).toMatchObject({ status: 200, body: { issued: [{ clientId: client.id }] } });
  const [issued] = (ran.body as { issued: [{ id: string }] }).issued;
  await setIssuer(director, { bankAccount: "XX00 0002" });
  const invoice = await director.call("GET /cc-api/finance/invoice/:id", {
    params: { id: issued.id },
  });
  expect(invoice.issuer).toMatchObject({ name: "Console Vision Ltd", bankAccount: "XX00 0001" });
  // A save based on an older version doesn't overwrite a newer one.
  const say = (address: string) =>
    director.request("PUT", "/cc-api/finance/issuer", {
      body: {
        name: "A",
        address,
        taxNumber: "",
        bankName: "",
        bankAccount: "C",
        timeZone: "UTC",
        basedOn: null,
        ...key(),
      },
    });
  const late = await say("B");
  expect(late).toMatchObject({ status: 409, body: { fields: [{ code: "changed" }] } });
  // An invoice has no room for this many lines.
  expect(await say("1\n2\n3\n4\n5\n6\n7")).toMatchObject({
    status: 400,
    body: { fields: [{ path: "address", code: "too_many_lines" }] },
  });
});

test("a run issues what was previewed: nothing for a bill that has changed since @security-30", async () => {
  const plan = await addPlan(server, month, 500);
  const [same, more] = [
    await openClient(server, { planId: plan.id }),
    await openClient(server, { planId: plan.id }),
  ];
  const app = await addClientApp(server, more.id);
  await endMonth();
  const { toIssue } = await previewMonth(director, month);
  const seen = await fingerprints(same, more);
  await addCalls(server, app, { meter: "face-search", calls: 1_000, at: `${month}-09T00:00Z` });
  expect((await previewMonth(director, month)).toIssue.digest).not.toBe(toIssue.digest);
  expect(await run(seen)).toMatchObject({
    status: 200,
    body: {
      issued: [{ clientId: same.id, total: 530 }],
      skipped: [{ clientId: more.id, reason: "changed", invoiceId: null }],
    },
  });
  expect(await billOf(more)).toMatchObject({ skipped: null, total: 636 });
  const stranger = [{ clientId: newId(), fingerprint: "x" }];
  expect(await run(stranger)).toMatchObject({
    status: 400,
    body: { fields: [{ path: "clients.0.clientId", code: "unknown" }] },
  });
});

test("a retry with the same key gets the same run, another body is rejected @security-30", async () => {
  const plan = await addPlan(server, month, 500);
  const clients = [
    await openClient(server, { planId: plan.id }),
    await openClient(server, { planId: plan.id }),
  ];
  await endMonth();
  const seen = await fingerprints(...clients);
  const first = await run(seen, "one-run-1");
  expect(first).toMatchObject({ status: 200, body: { skipped: [] } });
  expect((await run(seen, "one-run-1")).body).toEqual(first.body);
  expect(await run(seen.slice(1), "one-run-1")).toMatchObject({
    status: 409,
    body: { fields: [{ path: "idempotencyKey", code: "used" }] },
  });
  // As if the process had died before responding: invoices that were issued are reported as issued again.
  await server.services.database
    .updateTable("financeAnswers")
    .set({ answer: null })
    .where("key", "=", "one-run-1")
    .execute();
  expect((await run(seen, "one-run-1")).body).toEqual(first.body);
  // An interrupted run continues without the clients that are no longer visible to the operator.
  const parted = [{ clientId: newId(), fingerprint: "x" }, ...seen];
  await claimKey(server.services.database, "finance.billing.run", {
    body: { month, clients: parted, idempotencyKey: "one-run-2" } as { idempotencyKey: string },
    by: { operatorId: server.operatorIds.bizDirector, now: server.clock.now() },
  });
  const rest = await run(parted, "one-run-2");
  expect(rest).toMatchObject({ status: 200, body: { issued: [] } });
  expect((rest.body as { skipped: object[] }).skipped).toMatchObject(
    seen.map(({ clientId }) => ({ clientId, reason: "invoiced" })),
  );
  expect((await run(parted, "one-run-2")).body).toEqual(rest.body);
});

test("a payment is recorded once: its key only repeats the same call of the same operator", async () => {
  const plan = await addPlan(server, month, 500);
  const client = await openClient(server, { planId: plan.id });
  await endMonth();
  const { issued } = await runMonth(director, month);
  const { id } = issued.find(({ clientId }) => clientId === client.id)!;
  const body = { reference: "Transfer 1", idempotencyKey: "paid-once-1" };
  const pay = (by: TestClient, change = {}) =>
    by.request("POST", `/cc-api/finance/invoice/${id}/mark-paid`, { body: { ...body, ...change } });
  const first = await pay(director);
  expect(first).toMatchObject({ status: 200, body: { status: "paid" } });
  expect(await pay(director)).toMatchObject({ status: 200, body: first.body as object });
  const used = { status: 409, body: { fields: [{ path: "idempotencyKey", code: "used" }] } };
  expect(await pay(director, { reference: "Transfer 2" })).toMatchObject(used);
  expect(await pay(await server.as("root"))).toMatchObject(used);
  expect(await pay(director, key())).toMatchObject({
    status: 409,
    body: { fields: [{ path: "status", code: "decided" }] },
  });
});

test("a failing invoice doesn't block other clients, and an excessive amount is reported @security-30", async () => {
  const plan = await addPlan(server, month, 500);
  const [first, failing, last, huge] = [
    await openClient(server, { planId: plan.id }),
    await openClient(server, { planId: plan.id }),
    await openClient(server, { planId: plan.id }),
    await openClient(server, { planId: plan.id }),
  ];
  await addCalls(server, await addClientApp(server, huge.id), {
    meter: "face-search",
    calls: Number.MAX_SAFE_INTEGER,
    at: `${month}-09T00:00Z`,
  });
  await endMonth();
  const seen = await fingerprints(first, failing, last);
  // The number that its entry would get is taken.
  const manager = await server.as("clientManager");
  await manager.call("POST /cc-api/finance/ledger/post", post(first.id, "adjustment", 1));
  const { database } = server.services;
  const [entry] = await database
    .selectFrom("ledgerEntries")
    .selectAll()
    .where("clientId", "=", first.id)
    .execute();
  const number = `${failing.number}-0001`;
  await database
    .insertInto("ledgerEntries")
    .values({ ...entry!, id: newId(), sequence: 9_999, number, idempotencyKey: "taken-number" })
    .execute();
  logged.length = 0;
  const ran = await run(seen);
  expect(ran).toMatchObject({
    status: 200,
    body: {
      issued: [{ clientId: first.id }, { clientId: last.id }],
      skipped: [{ clientId: failing.id, reason: "failed", traceId: expect.any(String) }],
    },
  });
  const [{ traceId }] = (ran.body as { skipped: [{ traceId: string }] }).skipped;
  expect(logged.join("")).toContain(traceId);
  expect(logged.join("")).toContain(failing.id);
  expect(await billOf(huge)).toMatchObject({ skipped: "too-large" });
});

test("a month is rated by its own plan and tax, whatever changes later", async () => {
  const [cheap, dear] = [await addPlan(server, month, 100), await addPlan(server, month, 900)];
  const client = await openClient(server, { planId: cheap.id, taxRate: 0 });
  // Within the month: applies to all of it.
  expect((await change(client, { taxRate: 1_000 })).status).toBe(200);
  await endMonth();
  expect(await billOf(client)).toMatchObject({ subtotal: 100, taxRate: 1_000 });
  expect((await change(client, { planId: dear.id, taxRate: 0 })).status).toBe(200);
  const publish = await (
    await server.as("root")
  ).request("POST", `/cc-api/finance/plan/${cheap.id}/publish`, {
    body: { ...prices(monthOf(server.clock.now()), 7), ...key() },
  });
  expect(publish.status).toBe(200);
  expect(await billOf(client)).toMatchObject({ subtotal: 100, tax: 10 });
  const current = monthOf(server.clock.now());
  expect(await billOf(client, current)).toMatchObject({ subtotal: 900, tax: 0 });
  // A change can apply from an earlier month that isn't invoiced yet.
  expect((await change(client, { taxRate: 2_000, validFrom: month })).status).toBe(200);
  expect(await billOf(client)).toMatchObject({ subtotal: 900, tax: 180 });
  expect((await runMonth(director, month)).issued.map(({ clientId }) => clientId)).toContain(
    client.id,
  );
  expect(await change(client, { taxRate: 1, validFrom: month })).toMatchObject({
    status: 409,
    body: { fields: [{ path: "validFrom", code: "month_invoiced" }] },
  });
});

test("an earlier month without an invoice can get a plan even if a later one is invoiced", async () => {
  const february = month;
  const client = await openClient(server, { taxRate: 0 });
  const app = await addClientApp(server, client.id);
  const [cheap, dear] = [await addPlan(server, month, 100), await addPlan(server, month, 900)];
  await addCalls(server, app, { meter: "library-call", calls: 10_000, at: `${month}-09T00:00Z` });
  await endMonth();
  expect(await billOf(client)).toMatchObject({ skipped: "no-plan" });
  month = monthOf(server.clock.now());
  expect((await change(client, { planId: cheap.id })).status).toBe(200);
  await endMonth();
  const { issued } = await runMonth(director, month);
  expect(issued.find(({ clientId }) => clientId === client.id)).toMatchObject({ total: 100 });
  expect((await change(client, { planId: dear.id, validFrom: february })).status).toBe(200);
  expect(await billOf(client, february)).toMatchObject({ skipped: null, subtotal: 1_900 });
  // Invoiced months stay; a later one that isn't invoiced gets the newest terms.
  expect(await billOf(client)).toMatchObject({ skipped: "invoiced" });
  const current = monthOf(server.clock.now());
  expect(await billOf(client, current)).toMatchObject({ subtotal: 900 });
  // The current month can still change, which leaves February unchanged.
  expect((await change(client, { planId: cheap.id })).status).toBe(200);
  expect(await billOf(client, current)).toMatchObject({ subtotal: 100 });
  expect(await billOf(client, february)).toMatchObject({ subtotal: 1_900 });
});

test("a client suspended at the end of a month pays only for its calls; suspended later, the fee too", async () => {
  const plan = await addPlan(server, month, 100);
  const [caller, silent] = [
    await openClient(server, { planId: plan.id }),
    await openClient(server, { planId: plan.id }),
  ];
  const app = await addClientApp(server, caller.id);
  await addCalls(server, app, { meter: "library-call", calls: 10_000, at: `${month}-09T00:00Z` });
  for (const client of [caller, silent]) await change(client, { status: "suspended" });
  await endMonth();
  expect(await billOf(caller)).toMatchObject({ skipped: null, subtotal: 1_000 });
  expect(await billOf(silent)).toMatchObject({ skipped: "suspended" });
  // Suspended after the month: its fee is still owed.
  const next = monthOf(server.clock.now());
  await change(silent, { status: "active" });
  await endMonth();
  await change(silent, { status: "suspended" });
  expect(await billOf(silent, next)).toMatchObject({ skipped: null, subtotal: 100 });
});

test("months with calls or a gap between invoices are listed until run; older fees can't be run", async () => {
  const plan = await addPlan(server, month, 100);
  const [caller, silent] = [
    await openClient(server, { planId: plan.id }),
    await openClient(server, { planId: plan.id }),
  ];
  const app = await addClientApp(server, caller.id);
  await addCalls(server, app, { meter: "library-call", calls: 5, at: `${month}-09T00:00Z` });
  await endMonth();
  await endMonth();
  const listed = { clientNumber: caller.number, calls: 5, skipped: null };
  expect(await openMonths(caller)).toMatchObject([{ month, ...listed }]);
  expect(await openMonths(silent)).toEqual([]);
  expect(await billOf(silent)).toMatchObject({ skipped: "long-over" });
  expect(await billOf(silent, monthBefore(monthOf(server.clock.now())))).toMatchObject({
    skipped: null,
  });
  const { issued } = await runMonth(director, month);
  expect(issued.map(({ clientId }) => clientId)).toContain(caller.id);
  expect(issued.map(({ clientId }) => clientId)).not.toContain(silent.id);
  // A client that was invoiced before owes the fee of a month without calls, even if a later month is invoiced.
  await endMonth();
  const [gap, last] = [monthOf(monthEnd(month)), monthBefore(monthOf(server.clock.now()))];
  await runMonth(director, last);
  expect(await billOf(caller, gap)).toMatchObject({ skipped: null, subtotal: 100 });
  expect(await openMonths(caller)).toMatchObject([{ month: gap, calls: 0, skipped: null }]);
  await runMonth(director, gap);
  expect(await openMonths(caller)).toEqual([]);
});

test("previews and open months list the bills of all clients that have one", async () => {
  // Includes the other tests' clients: with gaps, suspensions, no plan, and an amount too large to issue.
  const silent = await openClient(server);
  await openClient(server, { planId: (await addPlan(server, month, 0)).id });
  await endMonth();
  const now = server.clock.now();
  const { database } = server.services;
  const viewer = {
    operatorId: server.operatorIds.root,
    permissions: new Set(["finance:client:read-all" as const]),
  };
  const clients = await database.selectFrom("financeClients").select("id").execute();
  const clientIds = clients.map(({ id }) => id);
  const invoices = await database.selectFrom("invoices").selectAll().execute();
  const wasInvoicedBefore = (id: string, of: string) =>
    invoices.some((one) => one.clientId === id && one.periodStart < monthStart(of));
  const open: object[] = [];
  const calendar = await readCalendar(database, now);
  let of = monthOf(now);
  for (let back = 0; back < 24; back += 1) {
    of = monthBefore(of);
    const bills = await readBills(database, viewer, { month: of, clientIds, calendar });
    const listed = bills.map(({ clientId, skipped, total }) => ({ clientId, skipped, total }));
    const { items } = await previewMonth(director, of);
    expect(items.map(({ clientId, skipped, total }) => ({ clientId, skipped, total }))).toEqual([
      ...listed.filter(({ skipped }) => skipped === null),
      ...listed.filter(({ skipped }) => skipped !== null),
    ]);
    const month = of;
    open.unshift(
      ...bills
        .filter(
          ({ clientId, invoiceId, calls, skipped }) =>
            invoiceId === null &&
            (calls > 0 || wasInvoicedBefore(clientId, month)) &&
            (skipped === null || (calls > 0 && skipped !== "nothing")),
        )
        .map(({ clientId, calls, skipped }) => ({ month, clientId, calls, skipped })),
    );
  }
  const { items } = await director.call("GET /cc-api/finance/billing/open", {
    query: { pageSize: 200 },
  });
  expect(
    items.map(({ month, clientId, calls, skipped }) => ({ month, clientId, calls, skipped })),
  ).toEqual(open);
  expect(open.length).toBeGreaterThan(3);
  expect(items.map(({ clientId }) => clientId)).not.toContain(silent.id);
});
