import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { key } from "../testing/proposal-calls.ts";
import { previewMonth, runMonth, setIssuer } from "../testing/billing.ts";
import { addPlan, prices } from "../testing/plans.ts";
import { openClient, post } from "../testing/test-clients.ts";
import { addClientApp, addCalls } from "../testing/usage.ts";
import { readIssuer } from "../issuer/reads.ts";
import { fingerprintOf } from "./reads.ts";
import { issueInvoice } from "./writes.ts";
import { readCalendar } from "../calendar.ts";
import { monthEnd, monthOf, monthStart } from "../months.ts";
import { readBills } from "./bills.ts";

let server: TestServer;
let director: TestClient;
/** Last month; each test has one of its own. */
let month: string;

beforeAll(async () => {
  server = await startTestServer();
  await setIssuer(await server.as("bizDirector"));
});
afterAll(() => server.close());

beforeEach(async () => {
  const current = monthOf(server.clock.now());
  server.clock.advance(monthEnd(current) + 10 * 60_000 - server.clock.now());
  month = current;
  director = await server.as("bizDirector");
});

const run = () => runMonth(director, month);
const preview = () => previewMonth(director, month);
const invoiceOf = (id: string) =>
  director.call("GET /cc-api/finance/invoice/:id", { params: { id } });
const balanceOf = async (id: string) =>
  (await director.call("GET /cc-api/finance/client/:id", { params: { id } })).balance;
/** As if all clients had existed in that month. */
const openedBefore = () =>
  server.services.database
    .updateTable("financeClients")
    .set({ createdAt: monthStart(month) })
    .execute();
/** The row of one client: other tests have clients, too. */
const only = <Row extends { clientId: string }>(rows: readonly Row[], { id }: { id: string }) =>
  rows.find(({ clientId }) => clientId === id);

describe("a billing run", () => {
  test("issues one exact invoice of a month's calls, with its charge in the ledger", async () => {
    const plan = await addPlan(server, month);
    const client = await openClient(server, { planId: plan.id });
    const app = await addClientApp(server, client.id);
    const sandbox = await addClientApp(server, client.id, "sandbox");
    const calls = { meter: "face-search" as const, calls: 1_005, at: `${month}-01T00:00:00Z` };
    await addCalls(server, app, calls);
    await addCalls(server, app, { meter: "object-search", calls: 3_001, at: `${month}-28T23:00Z` });
    // Failed, not in production, and of another month: nobody pays for these.
    await addCalls(server, app, { ...calls, statusClass: 4 });
    await addCalls(server, sandbox, calls);
    await addCalls(server, app, { ...calls, at: new Date(monthEnd(month)).toISOString() });

    await openedBefore();
    const { phase, items, toIssue } = await preview();
    expect(phase).toBe("ready");
    expect(toIssue).toMatchObject({ count: 1, sums: [{ currency: "CNY", total: 10_919 }] });
    const bill = only(items, client);
    expect(bill).toMatchObject({ skipped: null, subtotal: 10_301, taxRate: 600, tax: 618 });
    const ran = await run();
    const issued = only(ran.issued, client)!;
    expect(issued).toMatchObject({ total: 10_919, clientNumber: client.number });

    const invoice = await invoiceOf(issued.id);
    expect(invoice).toMatchObject({
      number: issued.number,
      planName: plan.name,
      status: "issued",
      month,
      total: 10_919,
      open: 10_919,
      lines: [
        { item: "platform-fee", quantity: 1, amount: 10_000 },
        { item: "face-search", quantity: 1_005, unitPrice: 100, amount: 101 },
        {
          item: "object-search",
          quantity: 3_001,
          unitPrice: 100,
          firstCalls: 1_000,
          furtherPrice: 50,
          // 100 + 2,001 · 0.05 = 200.05
          amount: 200,
        },
      ].map((line) => expect.objectContaining(line)),
    });
    expect(bill!.lines.map((line) => ({ ...line, left: line.amount }))).toEqual(invoice.lines);
    // Beyond the credit limit, which is zero: usage is always invoiced.
    expect(await balanceOf(client.id)).toBe(-10_919);
    const ledger = await director.call("GET /cc-api/finance/ledger/list", {
      query: { clientId: client.id },
    });
    expect(ledger.items).toMatchObject([
      {
        kind: "charge",
        memo: invoice.number,
        number: invoice.entryNumber,
        invoiceId: invoice.id,
        postings: [
          { account: "client", debit: 10_919, credit: 0 },
          { account: "revenue", debit: 0, credit: 10_301 },
          { account: "tax", debit: 0, credit: 618 },
        ],
      },
    ]);
  });

  test("bills calls to the payer at the time of the call", async () => {
    const plan = await addPlan(server, month, 0);
    const before = await openClient(server, { planId: plan.id, taxRate: 0 });
    const after = await openClient(server, { planId: plan.id, taxRate: 0 });
    await openedBefore();
    const app = await addClientApp(server, before.id);
    const call = { meter: "face-search" as const, calls: 1_000, at: `${month}-03T00:00:00Z` };
    await addCalls(server, app, call);
    const payFor = (payerId: string | null) =>
      director.request("PUT", `/cc-api/client-app/${app.clientAppId}/limits`, {
        body: { callsPerMinute: 600, callsPerMonth: null, payerId },
        cookie: manager.cookie,
      });
    const manager = await server.as("admin");
    expect((await payFor(after.id)).status).toBe(200);
    await addCalls(server, { ...app, payerId: after.id }, { ...call, calls: 3_000 });
    expect((await payFor(null)).status).toBe(200);
    await addCalls(server, { ...app, payerId: "" }, { ...call, calls: 7_000 });

    const { issued } = await run();
    const [first, second] = [only(issued, before)!.total, only(issued, after)!.total];
    expect(second).toBe(3 * first);
    expect(first).toBeGreaterThan(0);
    // Another run finds nothing more, with the client app back at the first.
    expect((await payFor(before.id)).status).toBe(200);
    const again = await run();
    expect(again.issued).toEqual([]);
  });

  test("run again issues nothing, and tells why it skips each client @security-30", async () => {
    const plan = await addPlan(server, month, 500);
    const later = await addPlan(server, monthOf(server.clock.now()));
    const free = await addPlan(server, month, 0);
    const billed = await openClient(server, { planId: plan.id, taxRate: 0 });
    const planless = await openClient(server);
    await addCalls(server, await addClientApp(server, planless.id), {
      meter: "library-call",
      calls: 1,
      at: `${month}-02T05:00:00Z`,
    });
    const early = await openClient(server, { planId: later.id });
    const idle = await openClient(server, { planId: free.id });
    const manager = await server.as("clientManager");
    await manager.call("POST /cc-api/finance/ledger/post", post(billed.id, "adjustment", 500));
    // All of these were opened after the month, which is another reason to skip them.
    expect(only((await preview()).items, billed)).toMatchObject({ skipped: "opened-later" });
    await openedBefore();

    const { clients } = await director.call("GET /cc-api/finance/billing/fingerprints", {
      query: { month },
    });
    const { id, number } = only((await run()).issued, billed)!;
    const { items } = await preview();
    const reasons = [planless, early, idle].map((client) => only(items, client)!.skipped);
    expect(reasons).toEqual(["no-plan", "no-price", "nothing"]);
    // The amount the balance covers is paid from it.
    expect(await invoiceOf(id)).toMatchObject({ status: "paid", open: 0 });

    expect((await run()).issued).toEqual([]);
    const again = await director.call("POST /cc-api/finance/billing/run", {
      body: { month, clients, ...key() },
    });
    expect(again.issued).toEqual([]);
    expect(only(again.skipped, billed)).toMatchObject({
      reason: "invoiced",
      invoiceId: id,
      invoiceNumber: number,
    });
    expect(await balanceOf(billed.id)).toBe(0);
  });

  test("waits until ten minutes after the end of the month", async () => {
    month = monthOf(server.clock.now());
    const plan = await addPlan(server, month, 300);
    const { id: clientId } = await openClient(server, { planId: plan.id });
    const { clients } = await director.call("GET /cc-api/finance/billing/fingerprints", {
      query: { month },
    });
    const runIt = () =>
      director.request("POST", "/cc-api/finance/billing/run", {
        body: { month, clients: clients.filter((one) => one.clientId === clientId), ...key() },
      });
    const refused = (code: string) => ({
      status: 409,
      body: { fields: [{ path: "month", code }] },
    });
    expect(await runIt()).toMatchObject(refused("month_not_over"));
    expect((await preview()).phase).toBe("running");
    const ready = monthEnd(month) + 10 * 60_000;
    server.clock.advance(ready - 1 - server.clock.now());
    director = await server.as("bizDirector");
    expect(await runIt()).toMatchObject(refused("month_settling"));
    expect(await preview()).toMatchObject({ phase: "settling", readyAt: ready });
    server.clock.advance(1);
    expect((await preview()).phase).toBe("ready");
    expect((await runIt()).status).toBe(200);
  });
});

describe("invoice numbers", () => {
  const numbersOf = async () => {
    const rows = await server.services.database
      .selectFrom("invoices")
      .select("number")
      .where("number", "like", `INV-${new Date(server.clock.now()).getUTCFullYear()}-%`)
      .orderBy("number")
      .execute();
    return rows.map(({ number }) => Number(number.slice(-5)));
  };
  const noGaps = async () => {
    const numbers = await numbersOf();
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  };

  test("have no gaps when issuing fails midway or runs overlap @security-30", async () => {
    const plan = await addPlan(server, month, 700);
    const clients = await Promise.all(
      Array.from({ length: 6 }, () => openClient(server, { planId: plan.id })),
    );
    await openedBefore();
    const before = await numbersOf();
    const session = {
      operatorId: server.operatorIds.root,
      account: "root",
      permissions: new Set(["finance:client:read-all"] as const),
    };
    const call = {
      services: server.services,
      session,
      by: { operatorId: session.operatorId, now: server.clock.now() },
      request: { ip: "127.0.0.1", headers: {} },
      now: server.clock.now(),
    } as unknown as Parameters<typeof issueInvoice>[0];
    let taken: string | undefined;
    const failing = server.services.database.transaction().execute(async (transaction) => {
      const clientId = clients[0]!.id;
      const [bill] = await readBills(transaction, session, {
        month,
        clientIds: [clientId],
        calendar: await readCalendar(transaction, call.now),
      });
      const issuer = await readIssuer(transaction);
      const { issued } = await issueInvoice(call, transaction, {
        clientId,
        month,
        fingerprint: fingerprintOf(month, issuer, bill!),
        runKey: "the-power-went",
      });
      taken = issued?.number;
      throw new Error("The power went");
    });
    await expect(failing).rejects.toThrow("The power went");
    expect(taken).toBeDefined();
    expect(await numbersOf()).toEqual(before);
    expect(await balanceOf(clients[0]!.id)).toBe(0);

    const runs = await Promise.all([run(), run(), run(), run()]);
    const issued = runs.flatMap((one) => one.issued);
    for (const client of clients)
      expect(issued.filter(({ clientId }) => clientId === client.id)).toHaveLength(1);
    expect(issued.map(({ number }) => number)).toContain(taken);
    await noGaps();
    for (const client of clients) expect(await balanceOf(client.id)).toBe(-742);
  });

  test("restart every year", async () => {
    const year = new Date(server.clock.now()).getUTCFullYear();
    server.clock.advance(Date.UTC(year + 1, 1, 1) + 10 * 60_000 - server.clock.now());
    director = await server.as("bizDirector");
    month = `${year + 1}-01`;
    await run();
    await noGaps();
  });
});

describe("a price plan", () => {
  test("keeps published prices: new ones start with a later month @security-30", async () => {
    const now = monthOf(server.clock.now());
    const plan = await addPlan(server, month);
    const publish = (validFrom: string, platformFee: number) =>
      director.request("POST", `/cc-api/finance/plan/${plan.id}/publish`, {
        body: { ...prices(validFrom, platformFee), ...key() },
      });
    const taken = { status: 409, body: { fields: [{ path: "validFrom", code: "month_taken" }] } };
    expect(await publish(month, 1)).toMatchObject(taken);
    expect((await publish(now, 2)).status).toBe(200);
    expect(await publish(now, 3)).toMatchObject(taken);
    const next = monthOf(monthEnd(now));
    expect((await publish(next, 4)).status).toBe(200);
    const read = await director.call("GET /cc-api/finance/plan/:id", { params: { id: plan.id } });
    expect(read.versions.map(({ validFrom, platformFee }) => [validFrom, platformFee])).toEqual([
      [next, 4],
      [now, 2],
      [month, 10_000],
    ]);
    expect(read.current).toMatchObject({ validFrom: now });
    for (const table of ["pricePlans", "pricePlanVersions", "pricePlanRates"] as const)
      await expect(server.services.database.deleteFrom(table).execute()).rejects.toThrow(
        "append-only",
      );
  });

  test("is rejected with a missing price, a taken name or another currency", async () => {
    const plan = await addPlan(server, month);
    const create = (change: object) =>
      director.request("POST", "/cc-api/finance/plan/create", {
        body: { name: plan.name, currency: "CNY", prices: prices(month), ...key(), ...change },
      });
    expect(await create({})).toMatchObject({ status: 409, body: { fields: [{ path: "name" }] } });
    const { rates } = prices(month);
    for (const bad of [
      { "face-search": rates["face-search"] },
      { ...rates, "face-search": { price: -1 } },
      { ...rates, "face-search": { price: 1, further: { above: 0, price: 1 } } },
      { ...rates, "face-search": { price: 0.5 } },
      { ...rates, "face-lift": rates["face-search"] },
    ])
      expect((await create({ prices: { ...prices(month), rates: bad } })).status).toBe(400);
    const dollars = await create({ currency: "USD" });
    expect(dollars.status).toBe(201);
    const answer = await (
      await server.as("clientManager")
    ).request("POST", "/cc-api/finance/client/add", {
      body: {
        name: "Mixed",
        currency: "CNY",
        creditLimit: 0,
        planId: (dollars.body as { id: string }).id,
        ...key(),
      },
    });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: "planId" }] } });
  });
});

test("the database refuses to change issued invoices @security-30", async () => {
  const { database } = server.services;
  for (const change of [
    { total: 1 },
    { clientId: "x" },
    { number: "x" },
    { dueAt: 1 },
    { issuerId: null },
    { runKey: "another" },
  ])
    await expect(database.updateTable("invoices").set(change).execute()).rejects.toThrow(
      "never change",
    );
  await expect(database.deleteFrom("invoices").execute()).rejects.toThrow("never change");
  const [line] = await database
    .selectFrom("invoiceLines")
    .select(["invoiceId as id", "position"])
    .execute();
  await director.call("POST /cc-api/finance/invoice/:id/credit", {
    params: { id: line!.id },
    body: { reason: "A test", lines: [{ position: line!.position, amount: 1 }], ...key() },
  });
  for (const table of [
    "invoiceLines",
    "ledgerEntries",
    "ledgerPostings",
    "creditNotes",
    "creditNoteLines",
    "clientTerms",
    "clientStates",
    "issuers",
  ] as const)
    await expect(database.deleteFrom(table).execute(), table).rejects.toThrow("append-only");
  for (const change of [
    database.updateTable("creditNotes").set({ total: 0 }),
    database.updateTable("creditNoteLines").set({ amount: 0 }),
    database.updateTable("clientTerms").set({ taxRate: 0 }),
    database.updateTable("clientStates").set({ status: "suspended" }),
    database.updateTable("issuers").set({ bankAccount: "another" }),
  ])
    await expect(change.execute()).rejects.toThrow("append-only");
});
