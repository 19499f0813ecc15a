import type { ApiOutput } from "@console-shell/contract";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as management from "../main.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const lin: Operator = {
  id: "01900000-0000-7000-8000-000000000002",
  account: "lin",
  name: "Lin Yue",
  email: "lin@example.com",
  phone: "",
  role: "sales",
  status: "active",
  createdAt: 0,
  lastSignInAt: null,
  secondFactors: [],
};

test("a new password stays to be read when the list cannot be read again, or has lost its row", async () => {
  const lists = [
    () => ({ items: [lin], total: 1 }),
    () => {
      throw new Error("The read failed");
    },
    () => ({ items: [], total: 0 }),
  ];
  mounted = await mountForTest(management, {
    name: "management",
    path: "/operators",
    role: "root",
    permissions: ["management:operator:read", "management:operator:update"],
    answers: {
      "GET /mc-api/operator/list": () => lists.shift()!(),
      "POST /mc-api/operator/:id/reset-password": { password: "Once-0nly", endedSessions: 2 },
    },
  });
  await page.getByRole("button", { name: "Actions for Lin Yue" }).click();
  await page.getByRole("menuitem", { name: "Reset password" }).click();
  await page.getByRole("button", { name: "Reset password" }).click();
  const shown = page.getByRole("dialog").filter({ hasText: "New password of Lin Yue" });
  await expect.element(shown.getByText("Once-0nly")).toBeVisible();
  await expect.element(page.getByRole("status")).toMatchTextContent(/could not be refreshed/);
  await expect.element(page.getByText("lin@example.com")).toBeInTheDocument();
  mounted.online.set(false);
  mounted.online.set(true);
  await expect.element(page.getByText("lin@example.com")).not.toBeInTheDocument();
  await expect.element(shown.getByText("Once-0nly")).toBeVisible();
  await shown.getByRole("button", { name: "I have copied it" }).click();
  await expect.element(shown).not.toBeInTheDocument();
});
