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

const id = "01900000-0000-7000-8000-000000000002";
const state: ApiOutput<"GET /mc-api/provisioning"> = {
  baseUrl: "https://console.example/scim/v2",
  defaultRole: "sales",
  operators: 12,
  groups: 1,
  lastUsedAt: null,
  lastChangedAt: null,
  failures: 0,
};
const token: ApiOutput<"POST /mc-api/provisioning/token/add">["token"] = {
  id,
  name: "Okta",
  prefix: "csp_00000000",
  invites: false,
  createdAt: 0,
  createdByName: "Margaret",
  expiresAt: 0,
  lastUsedAt: null,
  state: "active",
};
const group: ApiOutput<"GET /mc-api/provisioning/group/list">["items"][number] = {
  id,
  displayName: "Engineering",
  role: null,
  members: 3,
  createdAt: 0,
  changedAt: 0,
};

test("a new token is shown once with the base URL, and a group gets a role", async () => {
  const sent: unknown[] = [];
  const keep =
    <Answer,>(answer: Answer) =>
    ({ body }: { body: unknown }): Answer => {
      sent.push(body);
      return answer;
    };
  mounted = await mountForTest(management, {
    name: "management",
    path: "/provisioning",
    role: "root",
    permissions: ["management:scim:read", "management:scim:update"],
    answers: {
      "GET /mc-api/role/grantable": ["operation", "sales"],
      "GET /mc-api/provisioning": state,
      "GET /mc-api/provisioning/token/list": { items: [], total: 0 },
      "POST /mc-api/provisioning/token/add": keep({ token, secret: "csp_00000000_secret" }),
      "GET /mc-api/provisioning/group/list": { items: [group], total: 1 },
      "PUT /mc-api/provisioning/group/map": keep({ displayName: "Engineering", changed: 3 }),
    },
  });
  await expect.element(page.getByLabelText("Base URL")).toHaveValue(state.baseUrl);
  await page.getByRole("button", { name: "New token" }).click();
  await page.getByLabelText("Name").fill("Okta");
  await page.getByRole("button", { name: "Create" }).click();
  const dialog = page.getByRole("dialog", { name: "Token created" });
  await expect
    .element(dialog.getByLabelText("Token", { exact: true }))
    .toHaveValue("csp_00000000_secret");
  await expect
    .element(dialog.getByLabelText("Base URL", { exact: true }))
    .toHaveValue(state.baseUrl);
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await page.getByRole("tab", { name: "Groups and roles" }).click();
  await page.getByRole("button", { name: "Change role of Engineering" }).click();
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByTitle("Operations").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => mounted?.notices.at(-1)?.title).toMatch(/3 operators’ roles changed/);
  expect(sent).toEqual([
    expect.objectContaining({ name: "Okta", invites: false }),
    { displayName: "Engineering", role: "operation" },
  ]);
});
