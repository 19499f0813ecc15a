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
  awaitsPassword: false,
  lastSignInAt: null,
  secondFactors: [],
  provisioned: false,
  may: ["edit", "disable", "reset", "endSessions"],
};

test("mailing a link withdraws the password, and the link can be sent again until used", async () => {
  const waiting = { ...lin, awaitsPassword: true };
  const lists = [lin, waiting, waiting];
  mounted = await mountForTest(management, {
    name: "management",
    path: "/operators",
    role: "root",
    permissions: ["management:operator:read", "management:operator:update"],
    answers: {
      "GET /mc-api/operator/list": () => ({ items: [lists.shift() ?? waiting], total: 1 }),
      "POST /mc-api/operator/:id/reset-password": { operator: waiting, endedSessions: 2 },
    },
  });
  const actions = page.getByRole("button", { name: "Actions for Lin Yue" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Reset password" }).click();
  const question = page.getByRole("dialog").filter({ hasText: "Reset the password of Lin Yue?" });
  await expect.element(question).toMatchTextContent(/mailed to lin@example\.com/);
  await question.getByRole("button", { name: "Reset password" }).click();
  await expect.element(page.getByText("Password not set")).toBeVisible();
  await expect.poll(() => mounted?.notices.at(-1)?.title).toMatch(/2 sessions ended/);
  await actions.click();
  await page.getByRole("menuitem", { name: "Resend link" }).click();
  await page.getByRole("button", { name: "Resend link" }).click();
  await expect
    .poll(() => mounted?.notices.at(-1)?.title)
    .toMatch(/on its way to lin@example\.com$/);
});

test("only the actions that the server allows on operators are shown", async () => {
  const kim = { ...lin, id: "01900000-0000-7000-8000-000000000003", name: "Kim Root" };
  mounted = await mountForTest(management, {
    name: "management",
    path: "/operators",
    role: "admin",
    permissions: ["management:operator:read", "management:operator:update"],
    answers: {
      "GET /mc-api/operator/list": {
        items: [lin, { ...kim, role: "operation", may: [] }],
        total: 2,
      },
    },
  });
  await page.getByRole("button", { name: "Actions for Lin Yue" }).click();
  const menu = page.getByRole("menuitem");
  await expect
    .poll(() => menu.elements().map(({ textContent }) => textContent))
    .toEqual(["Edit", "Reset password", "End sessions", "Disable"]);
  await expect
    .element(page.getByRole("button", { name: "Actions for Kim Root" }))
    .not.toBeInTheDocument();
});
