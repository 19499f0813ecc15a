import type { PlanDetail } from "@console-shell/contract/calls/finance-plans";
import { meters } from "@console-shell/contract/words/meters";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as finance from "../main.tsx";

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const version = {
  id: "2",
  validFrom: "2026-01",
  platformFee: 200_000,
  rates: meters.map((meter) => ({ meter, price: 1_800, firstCalls: null, furtherPrice: null })),
  createdAt: 0,
  createdByName: "Lin",
};
const plan: PlanDetail = {
  id: "1",
  name: "Standard",
  currency: "CNY",
  createdAt: 0,
  clients: 3,
  current: version,
  versions: [version],
};

test("prices are published exactly as typed, and a second price needs its number of calls", async () => {
  const sent: unknown[] = [];
  const mount = await mountForTest(finance, {
    name: "finance",
    path: "/plans/1",
    role: "bizDirector",
    permissions: ["finance:open", "finance:plan:read", "finance:plan:create"],
    answers: {
      "GET /cc-api/finance/plan/:id": plan,
      "POST /cc-api/finance/plan/:id/publish": (input: unknown) => {
        sent.push(input);
        if (sent.length === 1)
          throw Object.assign(new Error("Refused"), {
            fields: [
              {
                path: "rates.face-search.further.price",
                code: "too_big",
                message: "This price is too high",
              },
            ],
          });
        return plan;
      },
    },
  });
  mounted = mount;
  await page.getByRole("button", { name: "Publish prices" }).click();
  const drawer = page.getByRole("dialog", { name: "Publish prices for Standard" });
  await drawer.getByRole("textbox", { name: "Face search: Unit price" }).fill("19.5");
  await drawer.getByRole("textbox", { name: "Face search: Then (above)" }).fill("9.99");
  await expect.poll(() => mount.unsaved()).toBe(1);
  await drawer.getByRole("button", { name: "Publish" }).click();
  await expect.element(drawer.getByText("Enter both or none").first()).toBeVisible();
  expect(sent).toEqual([]);

  await drawer.getByRole("textbox", { name: "Face search: First N calls" }).fill("1,000");
  await drawer.getByRole("button", { name: "Publish" }).click();
  // Server errors are shown at their fields.
  await expect
    .element(drawer.getByRole("textbox", { name: "Face search: Then (above)" }))
    .toHaveAccessibleDescription(/This price is too high/);
  await drawer.getByRole("button", { name: "Publish" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent.slice(1)).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({
        platformFee: 200_000,
        rates: {
          ...Object.fromEntries(meters.map((meter) => [meter, { price: 1_800 }])),
          "face-search": { price: 1_950, further: { above: 1_000, price: 999 } },
        },
      }),
    }),
  ]);
});
