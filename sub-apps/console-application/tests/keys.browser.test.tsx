import type {
  ClientApiKey,
  ClientApplication,
} from "@console-shell/contract/endpoints/client-application";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as clientApplications from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const application: ClientApplication = {
  id: "01900000-0000-7000-8000-000000000002",
  name: "Gate",
  environment: "sandbox",
  description: "",
  status: "active",
  ownerId: "01900000-0000-7000-8000-000000000001",
  ownerName: "Robin Example",
  keyCount: 0,
  lastUsedAt: null,
  createdAt: 0,
  updatedAt: 0,
};

test("an application's keys are listed, and a new one is shown although they cannot be read again", async () => {
  let made = false;
  const keys = (): { items: ClientApiKey[]; total: number } => {
    if (made) throw new Error("The read failed");
    return { items: [], total: 0 };
  };
  mounted = await mountForTest(clientApplications, {
    name: "console-application",
    path: `/applications/${application.id}?tab=keys`,
    permissions: ["console-application:application:read", "console-application:key:create"],
    answers: {
      "GET /cc-api/client-application/:id": application,
      "GET /cc-api/client-application/:id/key/list": keys,
      "GET /cc-api/client-application/:id/member/list": [],
      "POST /cc-api/client-application/:id/key/add": () => {
        made = true;
        return { key: {} as ClientApiKey, secret: "csk_once" };
      },
    },
  });
  await expect.element(page.getByText("No keys yet")).toBeVisible();
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByRole("textbox", { name: /Name/ }).fill("Server");
  await page.getByRole("checkbox").first().click();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect.element(page.getByRole("textbox", { name: "API key" })).toHaveValue("csk_once");
  await expect.element(page.getByRole("status")).toMatchTextContent(/could not be refreshed/);
  await page.getByRole("button", { name: "I have copied it" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText("No keys yet")).toBeVisible();
});
