import type { ApiOutput } from "@console-shell/contract";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as management from "../main.tsx";

type Applicant = ApiOutput<"GET /mc-api/applicant/list">["items"][number];

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const petra: Applicant = {
  id: "01900000-0000-7000-8000-000000000003",
  reference: "AP-7F3K2Q",
  account: "petra.novak",
  name: "Petra Novak",
  company: "Lakeside Galleries",
  email: "petra.novak@lakeside.example",
  phone: "",
  reason: "",
  status: "waiting",
  createdAt: 0,
  decidedAt: null,
  decidedBy: null,
  rejection: "",
};

test("a closing dialog can open again", async () => {
  mounted = await mountForTest(management, {
    name: "management",
    path: "/applicants",
    role: "admin",
    permissions: ["management:applicant:read", "management:applicant:decide"],
    answers: { "GET /mc-api/applicant/list": () => ({ items: [petra], total: 1 }) },
  });
  const button = page.getByRole("button", { name: "Approve Petra Novak" });
  await button.click();
  const dialog = page.getByRole("dialog").filter({ hasText: "Approve the registration" });
  await expect.element(dialog.getByLabelText("Account")).toBeVisible();
  // Before it is gone.
  const again = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".console-zoom-leave")) return;
      watch.disconnect();
      button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
      resolve();
    });
    watch.observe(document.body, { attributes: true, subtree: true });
  });
  await userEvent.keyboard("{Escape}");
  await again;
  await expect.poll(() => document.querySelector(".console-zoom-leave")).toBeNull();
  await expect.element(dialog.getByLabelText("Account")).toBeVisible();
  await dialog.getByLabelText("Account").fill("Kept");
  await expect.element(dialog.getByLabelText("Account")).toHaveValue("Kept");
});
