import { expect } from "@playwright/test";
import { openAction, openForm } from "../open-screen.ts";
import { firstOf } from "../records.ts";
import type { Area } from "./area.ts";

/** In both languages. */
const creditNote = /^(Credit note|开具贷项通知单)$/;

export const area: Area = {
  pages: [
    { name: "finance-clients", address: "/finance/clients" },
    { name: "finance-ledger", address: "/finance/ledger" },
    { name: "finance-top-ups", address: "/finance/top-ups" },
    { name: "finance-invoices", address: "/finance/invoices" },
    { name: "finance-receivables", address: "/finance/receivables" },
    { name: "finance-refunds", address: "/finance/refunds" },
    { name: "finance-adjustments", address: "/finance/adjustments" },
    { name: "finance-billing", address: "/finance/billing" },
    { name: "finance-plans", address: "/finance/plans" },
    { name: "finance-issuer", address: "/finance/issuer" },
  ],
  records: [
    {
      name: "finance-client",
      address: firstOf("/cc-api/finance/client/list", (id) => `/finance/clients/${id}`),
      namedByData: true,
    },
    {
      name: "finance-top-up",
      address: firstOf(
        "/cc-api/finance/top-up/list?status=waiting",
        (id) => `/finance/top-ups/${id}`,
      ),
      namedByData: true,
    },
    {
      name: "finance-plan",
      address: firstOf("/cc-api/finance/plan/list", (id) => `/finance/plans/${id}`),
      namedByData: true,
    },
    {
      name: "finance-refund",
      address: firstOf(
        "/cc-api/finance/refund/list?status=waiting",
        (id) => `/finance/refunds/${id}`,
      ),
      namedByData: true,
    },
    {
      name: "finance-invoice",
      address: firstOf("/cc-api/finance/invoice/list", (id) => `/finance/invoices/${id}`),
      namedByData: true,
    },
  ],
  forms: [
    { name: "client-form", address: "/finance/clients/new" },
    { name: "issuer-form", address: "/finance/issuer", open: openAction },
    { name: "top-up-form", address: "/finance/top-ups", open: openForm },
    {
      name: "top-up-decision",
      address: firstOf(
        "/cc-api/finance/top-up/list?status=waiting",
        (id) => `/finance/top-ups/${id}`,
      ),
      namedByData: true,
      open: openForm,
    },
    { name: "entry-form", address: "/finance/ledger", open: openForm },
    { name: "plan-form", address: "/finance/plans", open: openForm },
    { name: "billing-run", address: "/finance/billing", open: openForm },
    {
      name: "credit-note-form",
      // At the end of a month all others may be paid.
      address: firstOf(
        "/cc-api/finance/invoice/list?status=overdue",
        (id) => `/finance/invoices/${id}`,
      ),
      namedByData: true,
      open: async (page) => {
        await page.locator('main .cs-page-actions button[aria-haspopup="menu"]').click();
        await page.getByRole("menuitem").filter({ hasText: creditNote }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
  ],
};
