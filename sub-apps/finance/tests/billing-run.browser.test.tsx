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
  await expect.element(dialog.getByText("The month has changed since you opened it")).toBeVisible();
  preview = previewOf(150, "new");
  await dialog.getByRole("button", { name: "Refresh" }).click();
  await expect.element(dialog.getByText(/^150 invoices are numbered/)).toBeVisible();
  await dialog.getByRole("button", { name: "Issue invoices" }).click();
  await expect.element(dialog.getByText(/^The run was interrupted\. 99 invoices/)).toBeVisible();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog.getByText("148 invoices were issued, 2 skipped")).toBeVisible();
  await expect.element(dialog.getByText("Trace abc123")).toBeVisible();
  await expect.element(dialog.getByText("Changed. Check it again")).toBeVisible();
  expect(sent.map((body) => body.clients.length)).toEqual([100, 50, 50]);
  // The retry has the same key.
  expect(sent[2]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
  expect(sent[1]!.idempotencyKey).not.toBe(sent[0]!.idempotencyKey);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});
