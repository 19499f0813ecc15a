import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as finance from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const client: FinanceClient = {
  id: "1",
  number: "C10001",
  name: "Northwind",
  currency: "USD",
  balance: 0,
  creditLimit: 100_000,
  creditState: "ok",
  taxRate: 600,
  planId: "p1",
  planName: "Standard",
  status: "active",
  ownerId: null,
  ownerName: null,
  contactName: "Olivia",
  contactEmail: "",
  billingEmails: [],
  billingLocale: "en-US",
  reminders: true,
  createdAt: 1,
  updatedAt: 10,
};

interface Sent {
  body: { updatedAt: number; idempotencyKey: string } & Record<string, unknown>;
}

test("a change sends only edited fields; a conflicting one is reported, and nothing typed is lost", async () => {
  const sent: Sent[] = [];
  let stored = client;
  const mount = await mountForTest(finance, {
    name: "finance",
    path: "/clients/1",
    role: "admin",
    permissions: ["finance:open", "finance:client:read", "finance:client:update"],
    answers: {
      "GET /cc-api/finance/client/:id": () => stored,
      "GET /cc-api/finance/owner/list": [],
      "PATCH /cc-api/finance/client/:id": (input: unknown) => {
        sent.push(input as Sent);
        if ((input as Sent).body.updatedAt !== stored.updatedAt)
          throw Object.assign(new Error("Changed"), {
            fields: [{ path: "updatedAt", code: "changed", message: "Changed" }],
          });
        return stored;
      },
    },
  });
  mounted = mount;
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Credit limit/ }).fill("2,500");
  // A concurrent change by somebody else.
  stored = { ...client, name: "Northwind Airports", creditLimit: 7, updatedAt: 20 };
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Someone else has changed this client")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Load latest" }).click();
  await expect
    .element(dialog.getByRole("textbox", { name: /Name/ }))
    .toHaveValue("Northwind Airports");
  await expect.element(dialog.getByRole("textbox", { name: /Credit limit/ })).toHaveValue("2,500");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const key = expect.any(String);
  expect(sent.map(({ body }) => body)).toEqual([
    { creditLimit: 250_000, updatedAt: 10, idempotencyKey: key },
    { creditLimit: 250_000, updatedAt: 20, idempotencyKey: key },
  ]);
  expect(mount.unsaved()).toBe(0);
});

test("a limit and an owner change where they're shown, and can be changed back", async () => {
  const sent: Sent["body"][] = [];
  let stored = client;
  const mount = await mountForTest(finance, {
    name: "finance",
    path: "/clients/1",
    role: "admin",
    permissions: ["finance:open", "finance:client:read", "finance:client:update"],
    answers: {
      "GET /cc-api/finance/client/:id": () => stored,
      "GET /cc-api/finance/owner/list": [{ id: "o1", name: "Lin", account: "lin" }],
      "PATCH /cc-api/finance/client/:id": (input: unknown) => {
        const { body } = input as Sent;
        sent.push(body);
        stored = { ...stored, ...body };
        return stored;
      },
    },
  });
  mounted = mount;
  const key = expect.any(String);
  await page.getByRole("button", { name: "Edit Credit limit" }).click();
  const field = page.getByRole("textbox", { name: "Credit limit" });
  await field.fill("-1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .element(page.getByText("Enter 0 or an amount with up to two decimals"))
    .toBeVisible();
  await field.fill("2,500");
  await page.getByRole("button", { name: "Save" }).click();
  const figures = page.getByRole("region", { name: "Credit" });
  await expect.element(figures).toMatchTextContent(/Credit limit\$2,500\.00/);
  mount.notices.at(-1)?.action?.run();
  await expect.element(figures).toMatchTextContent(/Credit limit\$1,000\.00/);
  await page.getByRole("button", { name: "Edit Owner" }).click();
  await page.getByRole("combobox", { name: "Owner" }).click();
  await page.getByText("Lin (lin)").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent.length).toBe(3);
  mount.notices.at(-1)?.action?.run();
  await expect
    .poll(() => sent)
    .toEqual([
      { creditLimit: 250_000, idempotencyKey: key },
      { creditLimit: 100_000, idempotencyKey: key },
      { ownerId: "o1", idempotencyKey: key },
      { ownerId: null, idempotencyKey: key },
    ]);
});
