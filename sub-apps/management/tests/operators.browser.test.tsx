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

const link = "https://console.example/user/set-password#token=secret";

test("a link withdraws the password, is mailed or shown once, and can be made again until used", async () => {
  const waiting = { ...lin, awaitsPassword: true };
  const lists = [lin, waiting, waiting];
  mounted = await mountForTest(management, {
    name: "management",
    path: "/operators",
    role: "root",
    permissions: ["management:operator:read", "management:operator:update"],
    answers: {
      "GET /mc-api/operator/list": () => ({ items: [lists.shift() ?? waiting], total: 1 }),
      "GET /cc-api/mail/state": { isSetUp: true },
      "POST /mc-api/operator/:id/reset-password": ({ body }) => ({
        operator: waiting,
        endedSessions: 2,
        link: body?.delivery === "link" ? link : null,
      }),
    },
  });
  const actions = page.getByRole("button", { name: "Actions for Lin Yue" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Reset password" }).click();
  const question = page.getByRole("dialog").filter({ hasText: "Reset the password of Lin Yue?" });
  await expect.element(question.getByLabelText("Mail it")).toBeChecked();
  await question.getByRole("button", { name: "Reset password" }).click();
  await expect.element(page.getByText("Password not set")).toBeVisible();
  await expect.poll(() => mounted?.notices.at(-1)?.title).toMatch(/2 sessions ended/);
  await actions.click();
  await page.getByRole("menuitem", { name: "New link" }).click();
  await page.getByLabelText("Copy it").click();
  await page.getByRole("button", { name: "New link" }).click();
  const shown = page.getByRole("dialog").filter({ hasText: "Link for Lin Yue" });
  await expect.element(shown.getByLabelText("Link to set a password")).toHaveValue(link);
  await shown.getByRole("button", { name: "I’ve copied it" }).click();
  await expect.element(shown).not.toBeInTheDocument();
});

test("without a mail server the link can only be copied", async () => {
  mounted = await mountForTest(management, {
    name: "management",
    path: "/operators",
    role: "root",
    permissions: ["management:operator:read", "management:operator:create"],
    answers: {
      "GET /mc-api/operator/list": { items: [lin], total: 1 },
      "GET /mc-api/role/grantable": ["sales"],
      "GET /cc-api/mail/state": { isSetUp: false },
      "POST /mc-api/operator/create": { ...lin, link },
    },
  });
  await page.getByRole("button", { name: "New operator" }).click();
  const form = page.getByRole("dialog").filter({ hasText: "Link to set a password" });
  await expect.element(form.getByRole("radio", { name: "Mail it" })).toBeDisabled();
  await expect.element(form.getByRole("radio", { name: "Copy it" })).toBeChecked();
  await expect.element(form).toMatchTextContent(/No mail server is set up \(SMTP_URL\)/);
  await form.getByLabelText("Account", { exact: true }).fill("lin");
  await form.getByLabelText("Name", { exact: true }).fill("Lin Yue");
  await form.getByLabelText("E-mail", { exact: true }).fill("lin@example.com");
  await form.getByLabelText("Role").click();
  await page.getByText("Sales", { exact: true }).last().click();
  await form.getByRole("button", { name: "Create" }).click();
  const shown = page.getByRole("dialog").filter({ hasText: "Link for Lin Yue" });
  await expect.element(shown.getByLabelText("Link to set a password")).toHaveValue(link);
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
