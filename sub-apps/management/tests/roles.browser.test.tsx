import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as management from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

test("a permission is shown as selected at once", async () => {
  mounted = await mountForTest(management, {
    name: "management",
    path: "/roles",
    role: "root",
    permissions: ["management:role:read", "management:role:update"],
    answers: {
      "GET /mc-api/role/list": {
        items: [{ role: "sales", permissions: [], operators: 1 }],
        total: 1,
        own: [],
      },
    },
  });
  const app = page.getByRole("button", { name: "console" });
  await expect.element(app).toHaveAttribute("aria-expanded", "false");
  await app.click();
  const box = page.getByRole("checkbox", { name: /console:usage:read/ });
  await expect.element(box).toBeVisible();
  const element = box.element() as HTMLInputElement;
  element.click();
  // React has rendered the click, but nothing that it deferred.
  await Promise.resolve();
  expect(element.checked).toBe(true);
  await expect.element(page.getByText("1 unsaved change")).toBeVisible();
});
