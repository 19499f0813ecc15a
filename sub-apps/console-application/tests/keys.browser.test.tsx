import type { Permission } from "@console-shell/contract";
import type { ClientApiKey, ClientApp } from "@console-shell/contract/calls/client-app";
import type { Webhook } from "@console-shell/contract/calls/webhook";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as clientApps from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const path = "/applications/01900000-0000-7000-8000-000000000002";
const clientApp: ClientApp = {
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

test("keys are listed, and a new one is shown even if the list fails to reload", async () => {
  let made = false;
  const keys = (): { items: ClientApiKey[]; total: number } => {
    if (made) throw new Error("The read failed");
    return { items: [], total: 0 };
  };
  mounted = await mountForTest(clientApps, {
    name: "console-application",
    path,
    permissions: ["console-application:application:read", "console-application:key:create"],
    answers: {
      "GET /cc-api/client-app/:id": clientApp,
      "GET /cc-api/client-app/:id/key/list": keys,
      "GET /cc-api/client-app/:id/member/list": [],
      "GET /cc-api/client-app/:id/library/list": { items: [], total: 0 },
      "POST /cc-api/client-app/:id/key/add": () => {
        made = true;
        return { key: {} as ClientApiKey, secret: "csk_once" };
      },
    },
  });
  const step = page.getByRole("link", { name: "Create a key" });
  await step.click();
  const name = page.getByRole("textbox", { name: /Name/ });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("No keys yet")).toBeVisible();
  await expect.element(page.getByRole("tab", { name: /Keys$/ })).toHaveFocus();
  await page.getByRole("button", { name: "New key" }).click();
  await name.fill("Server");
  // A scope that the operator can't grant names the permissions it needs.
  const search = page.getByRole("checkbox", {
    name: /^Search faces ?Needs “Search and compare faces”/,
  });
  await expect.element(search).toBeDisabled();
  await page.getByRole("checkbox", { name: "Read usage" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByRole("textbox", { name: "API key" })).toHaveValue("csk_once");
  await expect.element(page.getByRole("status")).toMatchTextContent(/couldn’t be refreshed/);
  await page.getByRole("button", { name: "I’ve copied it" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText("No keys yet")).toBeVisible();
});

const writes: Permission[] = [
  "console-application:application:update",
  "console-application:library:grant",
  "console-application:key:create",
  "console-application:key:revoke",
  "image-library-management:library:read",
  "image-library-management:image:read",
];

test.each([
  ["viewer", 0],
  ["manager", 1],
] as const)("%s sees only the actions that the server allows", async (ownRole, count) => {
  const key: ClientApiKey = {
    id: "01900000-0000-7000-8000-000000000003",
    name: "Server",
    prefix: "csk_sandbox_1f2e3d4c",
    scopes: ["usage:read"],
    addresses: [],
    state: "active",
    createdAt: 0,
    createdByName: "Robin Example",
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
    exceedsPolicy: false,
  };
  const library = { id: key.id, name: "Gates", kind: "faces", imageCount: 1, bytes: 1 } as const;
  mounted = await mountForTest(clientApps, {
    name: "console-application",
    path: `${path}?tab=keys`,
    permissions: ["console-application:application:read", ...writes],
    answers: {
      "GET /cc-api/client-app/:id": { ...clientApp, ownRole },
      "GET /cc-api/client-app/:id/key/list": { items: [key], total: 1 },
      "GET /cc-api/client-app/:id/member/list": [],
      "GET /cc-api/client-app/:id/library/list": { items: [library], total: 1 },
    },
  });
  const offered = (name: string | RegExp) =>
    expect.poll(() => page.getByRole("button", { name }).elements().length).toBe(count);
  await expect.element(page.getByText("csk_sandbox_1f2e3d4c")).toBeVisible();
  for (const name of ["Edit", "Suspend", "New key", /^Actions for key/]) await offered(name);
  if (count > 0) {
    await page.getByRole("button", { name: /^Actions for key/ }).click();
    for (const name of ["Addresses", "Rotate", "Revoke"])
      await expect.element(page.getByRole("menuitem", { name })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  }
  await page.getByRole("tab", { name: "Libraries" }).click();
  await expect.element(page.getByText("Gates")).toBeVisible();
  for (const name of ["Grant access", "Actions for Gates"]) await offered(name);
});

test("a form is sent once for any number of Enters, and not while offline", async () => {
  const secret = Promise.withResolvers<{ webhook: Webhook; secret: string }>();
  mounted = await mountForTest(clientApps, {
    name: "console-application",
    path: `${path}?tab=webhooks`,
    permissions: [
      "console-application:application:read",
      "console-application:webhook:read",
      "console-application:webhook:update",
    ],
    answers: {
      "GET /cc-api/client-app/:id": clientApp,
      "GET /cc-api/client-app/:id/webhook/list": [],
      "POST /cc-api/client-app/:id/webhook/add": () => secret.promise,
    },
  });
  const sent = () => mounted!.calls.filter(({ key }) => key.endsWith("/webhook/add")).length;
  await page.getByRole("button", { name: "New webhook" }).first().click();
  await page.getByRole("checkbox").first().click();
  await page.getByRole("textbox", { name: /URL/ }).fill("https://hooks.example.com/gate");
  mounted.online.set(false);
  await expect.element(page.getByRole("button", { name: "Create" })).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  mounted.online.set(true);
  await expect.element(page.getByRole("button", { name: "Create" })).toBeEnabled();
  expect(sent()).toBe(0);
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(sent).toBe(1);
  await userEvent.keyboard("{Enter}");
  secret.resolve({ webhook: {} as Webhook, secret: "whsec_once" });
  await expect.element(page.getByRole("textbox", { name: /secret/i })).toHaveValue("whsec_once");
  expect(sent()).toBe(1);
});

test("a webhook is shown without its client app, but not before one's permissions are known", async () => {
  const webhook: Webhook = {
    id: "01900000-0000-7000-8000-000000000004",
    clientAppId: clientApp.id,
    url: "https://hooks.example.com/gate",
    events: ["application.suspended"],
    state: "active",
    pausedBecause: null,
    oldSecretEndsAt: null,
    lastAttemptAt: null,
    lastSucceeded: null,
    deadCount: 0,
    createdAt: 0,
    updatedAt: 0,
  };
  const options = {
    name: "console-application",
    path: `${path}/webhooks/${webhook.id}`,
    answers: {
      "GET /cc-api/client-app/:id": new Error("The read failed"),
      "GET /cc-api/client-app/:id/webhook/:webhookId": webhook,
      "GET /cc-api/client-app/:id/webhook/:webhookId/delivery/list": {
        items: [],
        total: 0,
      },
    },
  };
  const heading = page.getByRole("heading", { level: 1 });
  const reading: Permission[] = ["console-application:webhook:read"];
  mounted = await mountForTest(clientApps, { ...options, permissions: reading });
  await expect.element(heading).toHaveTextContent("hooks.example.com");
  expect(mounted.calls.map(({ key }) => key)).not.toContain("GET /cc-api/client-app/:id");
  await mounted.unmount();
  mounted = await mountForTest(clientApps, {
    ...options,
    permissions: [...reading, "console-application:application:read"],
  });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(heading).toHaveTextContent("Client app");
});
