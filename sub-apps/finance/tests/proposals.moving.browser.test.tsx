import type { Permission } from "@console-shell/contract";
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
    "//button[normalize-space()='Approve']",
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
    const missing = page.getByText(new RegExp(`requires the permission ${permission}\\.`));
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
