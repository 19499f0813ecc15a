import type { InvoiceDetail } from "@console-shell/contract/calls/finance";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as finance from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const line = { unitPrice: 100, firstCalls: null, furtherPrice: null };
const invoice: InvoiceDetail = {
  id: "1",
  number: "INV-2026-00001",
  clientId: "c",
  clientNumber: "C10001",
  clientName: "Northwind",
  currency: "USD",
  status: "issued",
  month: "2026-01",
  issuedOn: "2026-02-01",
  dueOn: "2026-03-03",
  paidOn: null,
  subtotal: 3_000,
  taxRate: 0,
  tax: 0,
  total: 3_000,
  credited: 0,
  open: 3_000,
  daysOverdue: 0,
  mailState: null,
  mailedAt: null,
  reminders: 0,
  billedTo: "Northwind",
  planName: null,
  entryNumber: null,
  issuer: null,
  lines: [
    { ...line, position: 1, item: "platform-fee", quantity: 1, amount: 1_000, left: 1_000 },
    { ...line, position: 2, item: "face-search", quantity: 2, amount: 2_000, left: 2_000 },
  ],
  creditNotes: [],
  mails: [],
  unprintable: [],
  client: { hasAddress: true, reminders: true },
};

test("a rejected line shows the error and its remaining amount", async () => {
  let stored = invoice;
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/invoices/1",
    role: "bizDirector",
    permissions: ["finance:open", "finance:invoice:read", "finance:invoice:issue"],
    answers: {
      "GET /cc-api/finance/invoice/:id": () => stored,
      "POST /cc-api/finance/invoice/:id/credit": () => {
        // Somebody else has credited a part.
        const lines = invoice.lines.map((one) => ({ ...one, left: one.amount - 500 }));
        stored = { ...invoice, credited: 1_000, lines };
        throw Object.assign(new Error("Refused"), {
          status: 409,
          fields: [{ path: "lines.0.amount", code: "over_line", message: "More than is left" }],
        });
      },
    },
  });
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Credit note" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: /Face search, calls/ });
  await field.fill("20");
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("Out of order");
  await dialog.getByRole("button", { name: "Issue" }).click();
  await expect.element(field).toHaveAccessibleDescription(/More than is left/);
  await expect.element(field).toHaveAccessibleDescription(/At most \$15\.00/);
  await expect.element(field).toHaveValue("20");
  await expect
    .element(dialog.getByRole("textbox", { name: /Platform fee/ }))
    .not.toHaveAccessibleDescription(/More than is left/);
});

test("after a lost response the same credit note can be sent again, with all that was typed", async () => {
  let stored = invoice;
  const keys: string[] = [];
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/invoices/1",
    role: "bizDirector",
    permissions: ["finance:open", "finance:invoice:read", "finance:invoice:issue"],
    answers: {
      "GET /cc-api/finance/invoice/:id": () => stored,
      "POST /cc-api/finance/invoice/:id/credit": (input: unknown) => {
        keys.push((input as { body: { idempotencyKey: string } }).body.idempotencyKey);
        const lines = invoice.lines.map((one) => (one.position === 2 ? { ...one, left: 0 } : one));
        stored = { ...invoice, credited: 2_000, open: 1_000, lines };
        if (keys.length === 1) throw Object.assign(new Error("Lost"), { status: 0, fields: [] });
        return stored;
      },
    },
  });
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Credit note" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: /Face search, calls/ });
  await field.fill("20");
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("Out of order");
  const issue = dialog.getByRole("button", { name: "Issue" });
  await issue.click();
  await expect.poll(() => keys.length).toBe(1);
  await expect.element(issue).toBeEnabled();
  await expect.element(field).toHaveValue("20");
  await issue.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(keys[1]).toBe(keys[0]);
});

test("an invoice is sent with the message that the preview shows", async () => {
  const sent: unknown[] = [];
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/invoices/1",
    role: "bizDirector",
    permissions: ["finance:open", "finance:invoice:read", "finance:invoice:send"],
    answers: {
      "GET /cc-api/finance/invoice/:id": () => invoice,
      "GET /cc-api/finance/invoice/:id/mail-preview": () => ({
        recipients: ["pay@client.test"],
        locale: "en-US",
        subject: "Invoice INV-2026-00001",
        before: "Hello Northwind,",
        after: "Amount due: $30.00",
        files: ["INV-2026-00001.pdf"],
        skipped: null,
      }),
      "POST /cc-api/finance/invoice/send": (input: unknown) => {
        sent.push((input as { body: object }).body);
        return { queued: [{ id: "1", number: invoice.number }], skipped: [] };
      },
    },
  });
  await page.getByRole("button", { name: "Send by e-mail" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Your message/ }).fill("See you soon");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect.element(preview.getByText(/See you soon/)).toBeVisible();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ invoiceIds: ["1"], kind: "invoice", message: "See you soon" }]);
});

test("an invoice offers first what its state calls for, and the rest in its menu", async () => {
  const permissions = [
    "finance:open",
    "finance:invoice:read",
    "finance:invoice:issue",
    "finance:invoice:send",
  ] as const;
  const first = () => document.querySelector(".console-btn-primary")?.textContent;
  const mount = async (change: Partial<typeof invoice>) => {
    await mounted?.unmount();
    mounted = await mountForTest(finance, {
      name: "finance",
      path: "/invoices/1",
      role: "bizDirector",
      permissions: [...permissions],
      answers: { "GET /cc-api/finance/invoice/:id": () => ({ ...invoice, ...change }) },
    });
  };
  await mount({
    status: "overdue",
    daysOverdue: 3,
    mailedAt: 2,
    unprintable: [{ field: "client", characters: "😀" }],
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/boxes.*Client’s name: 😀/);
  await expect.poll(first).toBe("Send reminder");
  await page.getByRole("button", { name: "More actions" }).click();
  for (const name of ["Send again", "Mark as paid", "Credit note", "Download CSV"])
    await expect.element(page.getByRole("menuitem", { name })).toBeVisible();
  await mount({ mailedAt: 2 });
  await expect.poll(first).toBe("Mark as paid");
  // The client can't be reminded of what it never got.
  await mount({ status: "overdue", daysOverdue: 3 });
  await expect.poll(first).toBe("Send by e-mail");
  // Nor can it be sent without an address.
  await mount({ client: { hasAddress: false, reminders: true } });
  await expect.poll(first).toBe("Mark as paid");
});
