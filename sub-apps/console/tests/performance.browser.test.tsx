import type { ApiOutput } from "@console-shell/contract";
import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as consoleApp from "../main.tsx";

type Row = ApiOutput<"GET /cc-api/sub-app/vital/list">["items"][number];

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const open = async (items: Row[]) => {
  mounted = await mountForTest(consoleApp, {
    name: "console",
    path: "/performance",
    permissions: ["console:usage:read"],
    answers: { "GET /cc-api/sub-app/vital/list": { items, total: items.length } },
  });
};
const release = { firstAt: 0, lastAt: 0, current: false } as const;
const first = { before: null, change: null };

test("each release says in words how good its vitals are, and how they changed", async () => {
  await open([
    {
      ...release,
      id: "parking 1.1.0",
      app: "parking",
      title: { "en-US": "Parking", "zh-CN": "停车" },
      version: "1.1.0",
      current: true,
      vitals: {
        lcp: { p75: 4_200, samples: 40, before: { version: "1.0.0", p75: 3_000 }, change: 0.4 },
        cls: { p75: 0.12, samples: 1, ...first },
      },
    },
    {
      ...release,
      id: "shell 0.1.0+1f2e3d4c5b6a",
      app: "shell",
      title: null,
      version: "0.1.0+1f2e3d4c5b6a",
      vitals: { inp: { p75: 90, samples: 1_200, ...first } },
    },
  ]);
  const row = page.getByRole("row", { name: /Parking/ });
  await expect
    .element(row)
    .toMatchTextContent(/ParkingIn use1\.1\.0.*4\.2 s Poor.*\+40% vs 1\.0\.0 \(3 s\) · 40 samples/);
  await expect.element(row).toMatchTextContent(/0\.12 Too few samples1 sample/);
  const shell = page.getByRole("row", { name: /Shell/ });
  await expect.element(shell).toMatchTextContent(/90 ms Good1,200 samples/);
  await expect.element(shell).not.toMatchTextContent(/In use|vs/);
});

test("before anything is measured, the page says how it comes about", async () => {
  await open([]);
  await expect.element(page.getByText(/VITALS_PERCENT/)).toBeVisible();
});
