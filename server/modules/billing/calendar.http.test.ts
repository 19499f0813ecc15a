import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueReminders } from "./mail/remind.ts";
import { key } from "./testing/proposal-calls.ts";
import { previewMonth, runMonth, setIssuer } from "./testing/billing.ts";
import { addPlan } from "./testing/plans.ts";
import { openClient } from "./testing/test-clients.ts";
import { textOfPdf } from "./testing/text-of-pdf.ts";
import { addCalls, addClientApp } from "./testing/usage.ts";

let server: TestServer;
let director: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  director = await server.as("bizDirector");
});
afterAll(() => server.close());

/** Goes to an instant; sessions from before may have expired. */
const goTo = async (instant: string) => {
  server.clock.advance(Date.parse(instant) - server.clock.now());
  director = await server.as("bizDirector");
};
const text = async (path: string) =>
  textOfPdf((await director.request("GET", `/cc-api/finance/${path}`)).bytes).join("\n");

test("days and months are the issuer's: on screen, on paper, in files, e-mails, filters and rules", async () => {
  await setIssuer(director, { timeZone: "Asia/Shanghai" });
  const plan = await addPlan(server, "2026-02");
  const client = await openClient(server, {
    name: "Midnight",
    planId: plan.id,
    billingEmails: ["pay@client.test"],
    billingLocale: "en-US",
  } as never);
  const app = await addClientApp(server, client.id);
  // Midnight in Shanghai is 16:00 UTC: the first and the last of these hours aren't in March.
  for (const [at, calls] of [
    ["2026-02-28T15:00:00Z", 1_000],
    ["2026-02-28T16:00:00Z", 20_000],
    ["2026-03-31T15:00:00Z", 300_000],
    ["2026-03-31T16:00:00Z", 4_000_000],
  ] as const)
    await addCalls(server, app, { meter: "face-search", calls, at });
  await goTo("2026-03-31T16:09:00Z");
  expect(await director.call("GET /cc-api/finance/calendar")).toEqual({
    timeZone: "Asia/Shanghai",
    today: "2026-04-01",
    month: "2026-04",
  });
  expect(await previewMonth(director, "2026-03")).toMatchObject({ phase: "settling" });
  await goTo("2026-03-31T16:30:00Z");
  const [bill] = (await previewMonth(director, "2026-03")).items;
  expect(bill!.lines.find(({ item }) => item === "face-search")).toMatchObject({
    quantity: 320_000,
  });
  const { issued } = await runMonth(director, "2026-03");
  const { id, number } = issued[0]!;
  const read = () => director.call("GET /cc-api/finance/invoice/:id", { params: { id } });
  expect(await read()).toMatchObject({
    month: "2026-03",
    issuedOn: "2026-04-01",
    dueOn: "2026-05-01",
    status: "issued",
  });
  const pdf = await text(`invoice/${id}/pdf?locale=en-US`);
  for (const said of ["March 2026", "April 1, 2026", "May 1, 2026", "Asia/Shanghai"])
    expect(pdf).toContain(said);
  const csv = (await director.request("GET", "/cc-api/finance/invoice/export")).text;
  expect(csv).toContain(",2026-03,2026-04-01,2026-05-01,,");

  // Its charge is of April, on the statement and in the ledger.
  const entries = async (from: string, to: string) =>
    (
      await director.call("GET /cc-api/finance/ledger/list", {
        query: { clientId: client.id, from, to },
      })
    ).total;
  expect(await entries("2026-03-01", "2026-03-31")).toBe(0);
  expect(await entries("2026-04-01", "2026-04-01")).toBe(1);
  const statement = (from: string, to: string) =>
    text(`client/${client.id}/statement?from=${from}&to=${to}&locale=en-US`);
  expect(await statement("2026-03-01", "2026-03-31")).not.toContain("Charge");
  expect(await statement("2026-04-01", "2026-04-30")).toContain("April 1, 2026 · Charge");
  const file = await director.request(
    "GET",
    `/cc-api/finance/ledger/export?clientId=${client.id}&from=2026-04-01&to=2026-04-30`,
  );
  expect(file.text).toContain(",2026-03-31T16:30:00.000Z,2026-04-01,");

  await director.call("POST /cc-api/finance/invoice/send", {
    body: { invoiceIds: [id], ...key() },
  });
  await expect.poll(async () => (await read()).mailState, { timeout: 20_000 }).toBe("sent");
  const settings = await director.call("GET /cc-api/finance/reminders");
  await director.call("PUT /cc-api/finance/reminders", {
    body: { enabled: true, days: [1], hour: 8, changedAt: settings.changedAt },
  });
  const found = async (status: "issued" | "overdue") =>
    (
      await director.call("GET /cc-api/finance/invoice/list", {
        query: { status, dueFrom: "2026-05-01", dueTo: "2026-05-01" },
      })
    ).total;
  const ages = async () => (await director.call("GET /cc-api/finance/receivables/totals"))[0]!;

  // It's due for the whole day.
  await goTo("2026-05-01T15:59:59Z");
  expect(await read()).toMatchObject({ status: "issued", daysOverdue: 0 });
  expect([await found("issued"), await found("overdue")]).toEqual([1, 0]);
  expect(await ages()).toMatchObject({ upTo30: 0 });
  await goTo("2026-05-01T16:00:00Z");
  expect(await read()).toMatchObject({ status: "overdue", daysOverdue: 1 });
  expect([await found("issued"), await found("overdue")]).toEqual([0, 1]);
  expect(await ages()).toMatchObject({ notDue: 0, upTo30: issued[0]!.total });
  await goTo("2026-05-01T23:59:00Z");
  expect(await queueReminders(server.services)).toBe(0);
  await goTo("2026-05-02T00:00:00Z");
  expect(await queueReminders(server.services)).toBe(1);
  expect((await read()).mails[0]).toMatchObject({
    kind: "reminder",
    subject: `Reminder: invoice ${number} is 1 day overdue`,
  });
  expect((await read()).mails[0]!.text).toContain("May 1, 2026");
  await goTo("2026-05-31T16:00:00Z");
  expect(await ages()).toMatchObject({ upTo30: 0, upTo60: issued[0]!.total });
  await director.call("POST /cc-api/finance/invoice/:id/mark-paid", {
    params: { id },
    body: { reference: "Wire", ...key() },
  });
  expect(await read()).toMatchObject({ status: "paid", paidOn: "2026-06-01" });
});

test("another time zone changes neither issued invoices nor months that have begun", async () => {
  const { items } = await director.call("GET /cc-api/finance/invoice/list");
  const before = items.map(({ issuedOn, dueOn }) => [issuedOn, dueOn]);
  await setIssuer(director, { timeZone: "America/Los_Angeles" });
  const after = await director.call("GET /cc-api/finance/invoice/list");
  expect(after.items.map(({ issuedOn, dueOn }) => [issuedOn, dueOn])).toEqual(before);
  // June has begun in Shanghai, though not in Los Angeles; July begins there.
  const { month, today } = await director.call("GET /cc-api/finance/calendar");
  expect([month, today]).toEqual(["2026-06", "2026-05-31"]);
  const ready = async (of: string) => (await previewMonth(director, of)).readyAt - 600_000;
  expect(await ready("2026-05")).toBe(Date.parse("2026-05-31T16:00:00Z"));
  expect(await ready("2026-06")).toBe(Date.parse("2026-07-01T07:00:00Z"));
});

test("the balance by day follows the issuer's days, also when a day has 25 hours", async () => {
  await setIssuer(director, { timeZone: "Europe/Berlin" });
  await goTo("2026-10-20T12:00:00Z");
  const { id } = await openClient(server, { creditLimit: 100_000 });
  const post = async (at: string, amount: number) => {
    await goTo(at);
    const manager = await server.as("clientManager");
    await manager.call("POST /cc-api/finance/ledger/post", {
      body: { clientId: id, kind: "charge", amount, memo: "Hour", ...key() },
    });
  };
  // The 25th begins at 22:00 UTC and has 25 hours, the 26th begins at 23:00.
  await post("2026-10-24T21:59:00Z", 1);
  await post("2026-10-24T22:00:00Z", 20);
  await post("2026-10-25T22:59:00Z", 300);
  await post("2026-10-25T23:00:00Z", 4_000);
  await goTo("2026-10-26T22:59:00Z");
  const { days } = await director.call("GET /cc-api/finance/client/:id/credit", {
    params: { id },
  });
  expect(days!.map(({ day, balance }) => [day, balance])).toEqual([
    ["2026-10-20", 0],
    ["2026-10-21", 0],
    ["2026-10-22", 0],
    ["2026-10-23", 0],
    ["2026-10-24", -1],
    ["2026-10-25", -321],
    ["2026-10-26", -4_321],
  ]);
});
