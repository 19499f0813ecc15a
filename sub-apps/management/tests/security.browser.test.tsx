import type { ApiOutput } from "@console-shell/contract";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as management from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const policy: ApiOutput<"GET /mc-api/security-policy"> = {
  addresses: [],
  apiKeyDays: null,
  subAppTokenDays: null,
  secondPerson: { roles: false, resets: false, libraryGrants: false },
  changedAt: null,
  changedByName: null,
  roles: [],
  ownAddress: "203.0.113.7",
};

test("a policy that ends keys is saved only after it says how many", async () => {
  mounted = await mountForTest(management, {
    name: "management",
    path: "/security",
    role: "root",
    permissions: ["management:security-policy:read", "management:security-policy:update"],
    answers: {
      "GET /mc-api/security-policy": policy,
      "GET /mc-api/security-policy/keys/effect": {
        apiKeys: { endNow: 2, endEarlier: 1 },
        subAppTokens: { endNow: 0, endEarlier: 0 },
      },
      "PUT /mc-api/security-policy": policy,
    },
  });
  const saved = () => mounted!.calls.filter(({ key }) => key.startsWith("PUT")).length;
  const button = (name: string) => page.getByRole("dialog").last().getByRole("button", { name });
  const question = page.getByText("2 API keys stop working at once.");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("spinbutton", { name: /^Longest life of API keys/ }).fill("30");
  await button("Save").click();
  await expect.element(question).toBeVisible();
  await expect.element(page.getByText("1 API key gets an earlier expiry.")).toBeVisible();
  await button("Cancel").click();
  await expect.element(question).not.toBeInTheDocument();
  expect(saved()).toBe(0);
  await button("Save").click();
  await expect.element(question).toBeVisible();
  await button("Save").click();
  await expect.poll(saved).toBe(1);
});
