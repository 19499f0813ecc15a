import type { ApiOutput } from "@console-shell/contract";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as management from "../main.tsx";

type Entry = ApiOutput<"GET /mc-api/audit/list">["items"][number];

const signIn = { action: "session.opened", outcome: "done", actor: "robin", at: 0 } as Entry;

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

test("the log shows unknown actions, pages in its order, and can be reversed and back", async () => {
  mounted = await mountForTest(management, {
    name: "management",
    path: "/audit",
    role: "admin",
    permissions: ["management:audit:read"],
    answers: {
      "GET /mc-api/audit/list": ({ query } = {}) => ({
        items: Array.from({ length: 20 }, (_, at): Entry => ({
          ...signIn,
          sequence: Number(query?.page ?? 1) * 100 + at,
          action: at === 0 ? "future.action" : signIn.action,
        })),
        total: 60,
      }),
    },
  });
  const address = () => mounted!.host.location.get().search;
  // From another release, so it has no text.
  await expect.element(page.getByRole("cell", { name: "future.action" })).toBeVisible();
  await page.getByRole("listitem", { name: "2", exact: true }).click();
  await expect.poll(address).toBe("?page=2");
  const head = page.getByRole("columnheader", { name: "Time" });
  await head.click();
  await expect.poll(address).toBe("?sort=at");
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await head.click();
  await expect.poll(address).toBe("?sort=-at");
});

test("permissions are named, with their sub-app and role", async () => {
  const details = {
    given: "sales: finance:invoice:issue, finance:open; operation: parking:lot:read",
    taken: "management:audit:read",
  };
  mounted = await mountForTest(management, {
    name: "management",
    path: "/audit",
    role: "admin",
    permissions: ["management:audit:read"],
    answers: {
      "GET /mc-api/audit/list": () => ({
        items: [{ ...signIn, sequence: 1, action: "role.changed", details }],
        total: 1,
      }),
    },
  });
  await page.getByRole("button", { name: "Show the details of event 1" }).click();
  const given =
    "Sales: finance › Issue invoices and credit notes, finance › Open the app; Operations: parking:lot:read";
  await expect.element(page.getByText(given)).toBeVisible();
  await expect.element(page.getByText("management › View the audit log")).toBeVisible();
});
