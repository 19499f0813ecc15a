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
