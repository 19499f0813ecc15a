import type { ApiOutput } from "@console-shell/contract";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as finance from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const row = (number: number) => ({
  clientId: `c${number}`,
  clientNumber: `C${10_000 + number}`,
  clientName: `Client ${number}`,
  currency: "CNY" as const,
});
const previewOf = (
  count: number,
  digest: string,
): ApiOutput<"GET /cc-api/finance/billing/preview"> => ({
  month: "2026-01",
  phase: "ready",
  readyAt: 0,
  issuerKnown: true,
  issuerUnprintable: "",
  toIssue: { count, sums: [{ currency: "CNY", total: count * 500 }], digest },
  items: [],
  total: 0,
});

interface Sent {
  body: { clients: { clientId: string }[]; idempotencyKey: string };
}

test("a run issues the preview in batches of a hundred, resumes after a failure and lists skipped clients", async () => {
  const sent: Sent["body"][] = [];
  let preview = previewOf(149, "old");
  let breaks = true;
  const clients = Array.from({ length: 150 }, (_, number) => ({
    clientId: `c${number}`,
    fingerprint: "f",
  }));
  const mount = await mountForTest(finance, {
    name: "finance",
    path: "/billing?month=2026-01",
    role: "bizDirector",
    permissions: ["finance:open", "finance:invoice:issue"],
    answers: {
      "GET /cc-api/finance/billing/preview": () => preview,
      "GET /cc-api/finance/billing/open": { items: [], total: 0 },
      "GET /cc-api/finance/billing/fingerprints": { digest: "new", clients },
      "POST /cc-api/finance/billing/run": (input: unknown) => {
        const { body } = input as Sent;
        sent.push(body);
        if (body.clients.length === 50 && breaks) {
          breaks = false;
          throw new Error("Lost");
        }
        return {
          month: "2026-01",
          issued: body.clients
            .slice(1)
            .map((_, number) => ({ ...row(number), id: `i${number}`, number: "INV", total: 500 })),
          skipped: [
            {
              ...row(sent.length),
              reason: sent.length === 1 ? ("failed" as const) : ("changed" as const),
              invoiceId: null,
              invoiceNumber: null,
              traceId: sent.length === 1 ? "abc123" : null,
            },
          ],
        };
      },
    },
  });
  mounted = mount;
  await page.getByRole("button", { name: "Issue invoices" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("Amounts changed since you opened this")).toBeVisible();
  preview = previewOf(150, "new");
  await dialog.getByRole("button", { name: "Refresh" }).click();
  await expect.element(dialog.getByText(/^150 invoices are numbered/)).toBeVisible();
  await dialog.getByRole("button", { name: /^Issue \d+ invoices?$/ }).click();
  await expect.element(dialog.getByText(/^The run was interrupted\. 99 invoices/)).toBeVisible();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog.getByText("148 invoices were issued, 2 skipped")).toBeVisible();
  await expect.element(dialog.getByText("Trace abc123")).toBeVisible();
  await expect.element(dialog.getByText("Changed. Check again")).toBeVisible();
  expect(sent.map((body) => body.clients.length)).toEqual([100, 50, 50]);
  // The retry has the same key.
  expect(sent[2]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
  expect(sent[1]!.idempotencyKey).not.toBe(sent[0]!.idempotencyKey);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("several invoices are e-mailed after a preview of the e-mails", async () => {
  const invoice = (number: number) => ({
    id: `i${number}`,
    number: `INV-${number}`,
    clientId: "c",
    clientName: `Client ${number}`,
    currency: "CNY" as const,
    status: "issued" as const,
    month: "2026-01",
    issuedOn: "2026-02-01",
    dueOn: "2026-03-03",
    total: 100,
    open: 100,
    daysOverdue: 0,
    mailState: null,
    mailedAt: 1,
  });
  const item = (number: number) => ({
    id: `i${number}`,
    number: `INV-${number}`,
    clientName: `Client ${number}`,
    sentAt: null,
  });
  const sent: string[][] = [];
  let previews = 0;
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/invoices",
    role: "bizDirector",
    permissions: ["finance:open", "finance:invoice:read", "finance:invoice:send"],
    answers: {
      "GET /cc-api/finance/invoice/list": { items: [invoice(1), invoice(2)] as never, total: 2 },
      "GET /cc-api/finance/invoice/totals": [],
      "POST /cc-api/finance/invoice/mail-preview"() {
        previews += 1;
        return {
          mails: 2,
          items: [
            { ...item(1), recipients: ["one@client.test", "two@client.test"], skipped: null },
            { ...item(2), recipients: [], skipped: "no-address" },
          ],
          sample: {
            numbers: ["INV-1"],
            locale: "en-US",
            subject: `Invoice INV-1 from Us, ${previews}`,
            before: "Hello Client 1,",
            after: "Amount due: 1",
            files: ["INV-1.pdf"],
          },
        };
      },
      "POST /cc-api/finance/invoice/send": (input: unknown) => {
        sent.push((input as { body: { invoiceIds: string[] } }).body.invoiceIds);
        return { queued: [], skipped: [] };
      },
    },
  });
  for (const number of [1, 2])
    await page.getByRole("checkbox", { name: new RegExp(`INV-${number}`) }).click();
  await page.getByRole("button", { name: "Send by e-mail" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toMatchTextContent(/2 e-mails for 1 invoice\./);
  await expect.element(dialog).toMatchTextContent(/one@client\.test, two@client\.test/);
  await expect.element(dialog).toMatchTextContent(/INV-2 · Client 2No billing address/);
  await expect.element(dialog).toMatchTextContent(/Invoice INV-1 from Us, 1/);
  // Somebody may have e-mailed some since: it's read again whenever it's asked.
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Send by e-mail" }).click();
  await expect.element(dialog).toMatchTextContent(/Invoice INV-1 from Us, 2/);
  await dialog.getByRole("textbox").fill("Thanks");
  await expect
    .element(dialog.getByRole("region", { name: "Preview" }))
    .toMatchTextContent(/Hello Client 1,\s+Thanks\s+Amount due: 1/);
  await dialog.getByRole("button", { name: "Send by e-mail" }).click();
  await expect.poll(() => sent).toEqual([["i1", "i2"]]);
  await expect.element(dialog).not.toBeInTheDocument();
  for (const number of [1, 2])
    await page.getByRole("checkbox", { name: new RegExp(`INV-${number}`) }).click();
  await page.getByRole("button", { name: "Send reminder" }).click();
  await dialog.getByRole("button", { name: "Send reminder" }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      ["i1", "i2"],
      ["i1", "i2"],
    ]);
  await expect.element(page.getByText("2 reminders sent")).toBeVisible();
});

test("after a run its invoices can be sent at once, and later too", async () => {
  const clients = Array.from({ length: 240 }, (_, number) => ({
    clientId: `c${number}`,
    fingerprint: "f",
  }));
  let unsent = 0;
  const previewed: number[] = [];
  const sent: { invoiceIds: string[]; message: string }[] = [];
  let breaks = true;
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/billing?month=2026-01",
    role: "bizDirector",
    permissions: [
      "finance:open",
      "finance:invoice:issue",
      "finance:invoice:read",
      "finance:invoice:send",
    ],
    answers: {
      "GET /cc-api/finance/billing/preview": previewOf(240, "same"),
      "GET /cc-api/finance/billing/open": { items: [], total: 0 },
      "GET /cc-api/finance/billing/fingerprints": { digest: "same", clients },
      "POST /cc-api/finance/billing/run": (input: unknown) => ({
        month: "2026-01",
        issued: (input as Sent).body.clients.map(({ clientId }) => {
          unsent += 1;
          return { ...row(unsent), id: clientId, number: "INV", total: 500 };
        }),
        skipped: [],
      }),
      "GET /cc-api/finance/invoice/totals": (input: unknown) => {
        const { query } = input as { query: object };
        expect(query).toMatchObject({ monthFrom: "2026-01", monthTo: "2026-01", mail: "unsent" });
        const sums = { issued: 0, credited: 0, open: 0, overdue: 0 };
        return unsent === 0 ? [] : [{ currency: "CNY" as const, count: unsent, ...sums }];
      },
      "POST /cc-api/finance/invoice/mail-preview": (input: unknown) => {
        const { invoiceIds } = (input as { body: { invoiceIds: string[] } }).body;
        previewed.push(invoiceIds.length);
        return {
          mails: invoiceIds.length,
          items: invoiceIds.map((id) => ({
            id,
            number: id,
            clientName: id,
            recipients: ["pay@client.test"],
            sentAt: null,
            skipped: null,
          })),
          sample: null,
        };
      },
      "POST /cc-api/finance/invoice/send": (input: unknown) => {
        const { body } = input as { body: (typeof sent)[number] };
        sent.push(body);
        if (sent.length === 2 && breaks) {
          breaks = false;
          throw Object.assign(new Error("Lost"), { status: 0, fields: [] });
        }
        return { queued: body.invoiceIds.map((id) => ({ id, number: id })), skipped: [] };
      },
    },
  });
  await page.getByRole("button", { name: "Issue invoices" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Issue \d+ invoices?$/ }).click();
  await dialog.getByRole("button", { name: "Send 240 invoices" }).click();
  await expect.element(dialog).toMatchTextContent(/240 e-mails for 240 invoices/);
  expect(previewed).toEqual([200, 40]);
  await dialog.getByRole("textbox").fill("Thanks");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => sent.length).toBe(2);
  // What was sent before the break isn't sent again.
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ invoiceIds }) => invoiceIds.length)).toEqual([100, 100, 100, 40]);
  expect(sent[2]).toEqual(sent[1]);
  await expect
    .element(page.getByRole("link", { name: "Not sent yet" }))
    .toHaveAttribute("href", "/finance/invoices?mail=unsent&monthFrom=2026-01&monthTo=2026-01");
});
