import type { Permission } from "@console-shell/contract";
import type { LedgerEntry } from "@console-shell/contract/calls/finance";
import type { Evidence } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { mountForTest, type TestAnswers, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as finance from "../main.tsx";
import { pages } from "../pages.ts";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const waiting: Proposal = {
  id: "1",
  kind: "top-up",
  number: "T10001",
  clientId: "2",
  clientNumber: "C10001",
  clientName: "Northwind",
  currency: "USD",
  amount: 123_450,
  reference: "Wire 7",
  note: "",
  status: "waiting",
  proposedById: "3",
  proposedByName: "Lin",
  createdAt: 0,
  decidedAt: null,
  decidedByName: null,
  reason: "",
  entryId: null,
  entryNumber: null,
};

const entry = {
  id: "e1",
  number: "C10001-0001",
  clientId: "2",
  clientNumber: "C10001",
  clientName: "Northwind",
  kind: "top-up",
  currency: "USD",
  amount: 100,
  balanceAfter: 50_000,
  memo: "T10000 · Wire 7",
  postings: [],
  createdAt: 0,
  createdByName: "Lin",
  reversesId: null,
  reversedById: null,
  invoiceId: null,
} satisfies LedgerEntry;
const evidence: Evidence = {
  balance: {
    before: 50_000,
    after: 173_450,
    creditLimit: 0,
    creditStateAfter: "ok",
    covered: true,
  },
  entries: [entry],
  duplicates: [
    {
      id: "9",
      source: "proposal",
      kind: "top-up",
      number: "T10000",
      clientId: "2",
      clientName: "Northwind",
      amount: 100,
      currency: "USD",
      reference: "Wire 7",
      status: "approved",
      createdAt: 0,
      sameReference: true,
    },
  ],
  receipts: [
    {
      id: "r1",
      fileName: "wire-7.pdf",
      mediaType: "application/pdf",
      size: 2_000,
      uploadedByName: "Lin",
      uploadedAt: 0,
    },
  ],
  proposer: { proposed: 14, approved: 11, rejected: 2, withdrawn: 0 },
};

test("evidence is there to decide by, buttons open the dialogs, and the next waiting one follows", async () => {
  const asked: unknown[] = [];
  const shown = (input: unknown) => (input as { params: { id: string } }).params.id;
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/top-ups/1?sort=amount&search=north",
    role: "bizDirector",
    permissions: [
      "finance:open",
      "finance:topup:read",
      "finance:topup:decide",
      "finance:ledger:read",
    ],
    answers: {
      "GET /cc-api/finance/top-up/:id": (input: unknown) =>
        shown(input) === "1" ? waiting : { ...waiting, id: "2", number: "T10002" },
      "GET /cc-api/finance/top-up/:id/evidence": evidence,
      "GET /cc-api/finance/top-up/:id/queue": (input: unknown) => {
        asked.push((input as { query: unknown }).query);
        return shown(input) === "1"
          ? { position: 3, total: 7, previousId: "0", nextId: "2" }
          : { position: 3, total: 6, previousId: "0", nextId: null };
      },
      "POST /cc-api/finance/top-up/:id/reject": { ...waiting, status: "rejected" },
    },
  });
  await expect.element(page.getByText("3 of 7")).toBeVisible();
  expect(asked[0]).toEqual({ search: "north", sort: "amount", order: "asc" });
  const duplicate = page.getByRole("link", { name: "T10000", exact: true });
  await expect.element(duplicate).toHaveAttribute("href", expect.stringContaining("/top-ups/9"));
  await expect.element(page.getByText("$1,734.50").first()).toBeVisible();
  await expect.element(page.getByText("T10000 · Wire 7")).toBeVisible();
  const receipt = page.getByRole("link", { name: /wire-7\.pdf/ });
  await expect
    .element(receipt)
    .toHaveAttribute("href", expect.stringContaining("/top-up/1/receipt/r1"));

  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const approval = page.getByRole("dialog", { name: "Approve T10001?" });
  await expect.element(approval).toBeVisible();
  await approval.getByRole("button", { name: "Cancel" }).click();
  await expect.element(approval).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Reject", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Reject T10001?" });
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("No arrival");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Top-up T10002" }))
    .toBeVisible();
  await expect.element(page.getByText("3 of 6")).toBeVisible();
  expect(asked.at(-1)).toEqual({ search: "north", sort: "amount", order: "asc" });
});

test("a late decision says so, and what was typed for it doesn't block leaving", async () => {
  let topUp = waiting;
  const answers: TestAnswers = {
    "GET /cc-api/finance/top-up/:id": () => topUp,
    "POST /cc-api/finance/top-up/:id/reject": () => {
      topUp = { ...waiting, status: "withdrawn", decidedAt: 1, decidedByName: "Lin" };
      throw Object.assign(new Error("Decided"), {
        fields: [{ path: "status", code: "decided", message: "Decided" }],
      });
    },
  };
  const mount = await mountForTest(finance, {
    name: "finance",
    path: "/top-ups/1",
    role: "bizDirector",
    permissions: ["finance:open", "finance:topup:read", "finance:topup:decide"],
    answers,
  });
  mounted = mount;
  await page.getByRole("button", { name: "Reject" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject T10001?" });
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("Not paid");
  await expect.poll(() => mount.unsaved()).toBe(1);
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect.element(dialog.getByText("This was already decided or withdrawn.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Reject" })).toBeDisabled();
  await expect.poll(() => mount.unsaved()).toBe(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reject" })).not.toBeInTheDocument();
});

test("another decision can open while the previous dialog closes", async () => {
  mounted = await mountForTest(finance, {
    name: "finance",
    path: "/top-ups/1",
    role: "bizDirector",
    permissions: ["finance:open", "finance:topup:read", "finance:topup:decide"],
    answers: { "GET /cc-api/finance/top-up/:id": waiting },
  });
  await page.getByRole("button", { name: "Reject" }).click();
  await expect.element(page.getByRole("dialog", { name: "Reject T10001?" })).toBeVisible();
  const button = document.evaluate(
    "//button[starts-with(normalize-space(), 'Approve')]",
    document,
    null,
    XPathResult.FIRST_ORDERED_NODE_TYPE,
  ).singleNodeValue as HTMLElement;
  const pressed = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".console-zoom-leave")) return;
      watch.disconnect();
      button.click();
      resolve();
    });
    watch.observe(document.body, { attributes: true, subtree: true });
  });
  await userEvent.keyboard("{Escape}");
  await pressed;
  await expect.poll(() => document.querySelector(".console-zoom-leave")).toBeNull();
  const dialog = page.getByRole("dialog", { name: "Approve T10001?" });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Approve" })).toBeVisible();
});

test("every page is guarded by its navigation's permission", async () => {
  for (const { path, permission } of pages) {
    const open = (permissions: readonly Permission[]) =>
      mountForTest(finance, { name: "finance", path, role: "sales", permissions, answers: {} });
    const missing = page.getByText(permission, { exact: true });
    mounted = await open(["finance:open"]);
    await expect.element(missing).toBeVisible();
    await mounted.unmount();
    mounted = await open(["finance:open", permission]);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(missing).not.toBeInTheDocument();
    await mounted.unmount();
  }
  mounted = undefined;
});
