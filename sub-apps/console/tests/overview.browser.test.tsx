import { mountForTest, type TestMount } from "@console-shell/sdk/testing";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as consoleApp from "../main.tsx";

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 2);
const figures = { refused: 0, errors: 0, errorRate: 0, p50: 4, p95: 9 };

let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const pointsFrom = (from: number, calls: number) =>
  [0, 1, 2].map((index) => ({ at: from + index * hour, calls: calls + index, ...figures }));

test("a chart is compared, marks events, and leads to its calls and back", async () => {
  const span = { from: start, to: start + 3 * hour, bucket: hour };
  mounted = await mountForTest(consoleApp, {
    name: "console",
    path: "/overview?range=7d&compare=week",
    permissions: ["console:usage:read"],
    answers: {
      "GET /cc-api/operator/waiting": { items: [] },
      "GET /cc-api/usage/summary": {
        from: span.from,
        to: span.to,
        current: { calls: 33, ...figures },
        previous: { ...figures, calls: 30, refused: 10, errorRate: 0.1 },
      },
      "GET /cc-api/usage/series": {
        ...span,
        points: pointsFrom(start, 10),
        compared: pointsFrom(start - 7 * 24 * hour, 20),
      },
      "GET /cc-api/usage/storage": { ...span, points: [], compared: null },
      "GET /cc-api/usage/searches": {
        ...span,
        points: [{ at: start, faces: 3, objects: 1 }],
        compared: [{ at: start - 7 * 24 * hour, faces: 2, objects: 5 }],
      },
      "GET /cc-api/usage/operations": { items: [], total: 0 },
      "GET /cc-api/usage/marks": {
        items: [
          {
            kind: "release",
            id: "01900000-0000-7000-8000-000000000001",
            at: start + hour + 1,
            path: null,
            app: "Visitors",
            stage: "stable",
            version: "1.2.0",
          },
        ],
      },
      "GET /cc-api/usage/call/list": {
        items: [],
        total: 0,
        ...span,
        calls: 0,
        clientAppName: null,
      },
    },
  });
  const calls = page.getByRole("definition").first();
  await expect.element(calls).toMatchTextContent(/33.*\+10%.*vs same time last week/);
  const changeOf = (index: number) =>
    page.getByRole("definition").nth(index).element().querySelector(".console-change")!;
  // Fewer refused calls can mean less traffic.
  expect(changeOf(1).classList).toContain("console-change-same");
  expect(changeOf(3).classList).toContain("console-change-better");
  const mark = page.getByRole("button", { name: /Visitors 1.2.0 on stable/ }).first();
  await expect.element(mark).toBeInTheDocument();

  const slider = page.getByRole("slider", { name: "Calls over time" });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect
    .element(slider)
    .toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/Calls: 11, Calls, same time last week: 21, .*Visitors/),
    );
  await userEvent.keyboard("{Enter}");
  const remove = page.getByRole("button", { name: "Remove the time filter" });
  await expect.element(remove).toBeInTheDocument();
  const asked = () =>
    mounted?.calls.findLast(({ key }) => key === "GET /cc-api/usage/call/list")?.input;
  expect(asked()).toMatchObject({ query: { from: start + hour, to: start + 2 * hour } });
  await remove.click();
  await expect.poll(asked).toMatchObject({ query: { range: "24h" } });

  await page.getByRole("link", { name: "Overview" }).click();
  await expect.element(calls).toMatchTextContent(/vs same time last week/);
  await expect
    .element(page.getByRole("slider", { name: "Searches over time" }))
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/Searches, same time last week: 7$/));
  const checkbox = page.getByRole("checkbox", { name: "Show events" });
  await checkbox.click();
  await expect.element(mark).not.toBeInTheDocument();
  await checkbox.click();
});

test("the bars of a part are read by key, and lead to what went wrong", async () => {
  const bar = (index: number, down: number) => ({
    from: start + index * hour,
    to: start + (index + 1) * hour,
    state: down > 0 ? ("down" as const) : ("ok" as const),
    ok: hour - down,
    degraded: 0,
    down,
    off: 0,
    unknown: 0,
  });
  const incident = { state: "down", reason: "no-answer", value: null, detail: "" } as const;
  const mails = {
    ...incident,
    id: "01900000-0000-7000-8000-000000000002",
    part: "mail",
    from: start + hour,
    to: start + 1.5 * hour,
  } as const;
  const files = { ...mails, id: "01900000-0000-7000-8000-000000000003", part: "files" } as const;
  mounted = await mountForTest(consoleApp, {
    name: "console",
    path: "/health",
    permissions: ["console:usage:read"],
    answers: {
      "GET /cc-api/health/list": { at: start, parts: [] },
      "GET /cc-api/health/history": {
        from: start,
        to: start + 3 * hour,
        parts: [{ part: "mail", uptime: 0.9, bars: [bar(0, 0), bar(1, hour / 2), bar(2, 0)] }],
        incidents: [mails, files],
      },
    },
  });
  const slider = page.getByRole("slider", { name: /90% healthy, 1 incident/ });
  await expect
    .element(slider)
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/No incidents$/));
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect
    .element(slider)
    .toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/Healthy 30 min, Down 30 min, 1 incident$/),
    );
  const rows = page.getByRole("row", { name: /Down/ });
  await expect.element(rows).toHaveLength(2);
  await userEvent.keyboard("{Enter}");
  await expect.element(rows).toHaveLength(1);
  await page.getByRole("button", { name: "Show all incidents" }).click();
  await expect.element(rows).toHaveLength(2);
});
