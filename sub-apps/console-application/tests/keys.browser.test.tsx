import type { Permission } from "@console-shell/contract";
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

const path = "/applications/01900000-0000-7000-8000-000000000002";
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
  ownRole: null,
};

test("an application's keys are listed, and a new one is shown although they cannot be read again", async () => {
  let made = false;
  const keys = (): { items: ClientApiKey[]; total: number } => {
    if (made) throw new Error("The read failed");
    return { items: [], total: 0 };
  };
  mounted = await mountForTest(clientApplications, {
    name: "console-application",
    path: `${path}?tab=keys`,
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

const writes: Permission[] = [
  "console-application:application:update",
  "console-application:library:grant",
  "console-application:key:create",
  "console-application:key:revoke",
  "image-library-management:library:read",
];

test.each([
  ["viewer", 0],
  ["manager", 1],
] as const)("who is a %s is offered what the server lets them do", async (ownRole, count) => {
  const key: ClientApiKey = {
    id: "01900000-0000-7000-8000-000000000003",
    name: "Server",
    prefix: "csk_sandbox_1f2e3d4c",
    scopes: ["usage:read"],
    state: "active",
    createdAt: 0,
    createdByName: "Robin Example",
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  };
  const library = { id: key.id, name: "Gates", kind: "faces", imageCount: 1, bytes: 1 } as const;
  mounted = await mountForTest(clientApplications, {
    name: "console-application",
    path: `${path}?tab=keys`,
    permissions: ["console-application:application:read", ...writes],
    answers: {
      "GET /cc-api/client-application/:id": { ...application, ownRole },
      "GET /cc-api/client-application/:id/key/list": { items: [key], total: 1 },
      "GET /cc-api/client-application/:id/member/list": [],
      "GET /cc-api/client-application/:id/library/list": { items: [library], total: 1 },
    },
  });
  const offered = (name: string | RegExp) =>
    expect.poll(() => page.getByRole("button", { name }).elements().length).toBe(count);
  await expect.element(page.getByText("csk_sandbox_1f2e3d4c")).toBeVisible();
  for (const name of ["Edit", "Suspend", "New key", /^Rotate/, /^Revoke/]) await offered(name);
  await page.getByRole("tab", { name: "Libraries" }).click();
  await expect.element(page.getByText("Gates")).toBeVisible();
  for (const name of ["Give libraries", /^Take away/]) await offered(name);
});
