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
  expect(changeOf(2).classList).toContain("console-change-better");
  const mark = page.getByRole("button", { name: /Visitors 1.2.0 on stable/ }).first();
  await expect.element(mark).toBeInTheDocument();

  const slider = page.getByRole("slider", { name: "Calls over time" });
  await expect.element(slider).toBeInTheDocument();
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

const overview = (path: string) => {
  const span = { from: start, to: start + 3 * hour, bucket: hour };
  return mountForTest(consoleApp, {
    name: "console",
    path,
    permissions: ["console:usage:read"],
    answers: {
      "GET /cc-api/operator/waiting": { items: [] },
      "GET /cc-api/usage/summary": {
        from: span.from,
        to: span.to,
        current: { calls: 33, ...figures },
        previous: { calls: 30, ...figures },
      },
      "GET /cc-api/usage/series": { ...span, points: pointsFrom(start, 10), compared: null },
      "GET /cc-api/usage/storage": { ...span, points: [], compared: null },
      "GET /cc-api/usage/searches": {
        ...span,
        points: [0, 1, 2].map((index) => ({ at: start + index * hour, faces: index, objects: 1 })),
        compared: null,
      },
      "GET /cc-api/usage/operations": { items: [], total: 0 },
      "GET /cc-api/usage/marks": { items: [] },
    },
  });
};

test("charts share the moment pointed at, and a range drawn on one is the page's until Escape", async () => {
  mounted = await overview("/overview?range=7d&compare=off");
  const asked = () =>
    mounted?.calls.findLast(({ key }) => key === "GET /cc-api/usage/summary")?.input;
  const chart = (name: string) => page.getByRole("img", { name });
  await expect.element(chart("Calls over time")).toBeInTheDocument();
  await expect.element(chart("Searches over time")).toBeInTheDocument();
  const plot = chart("Calls over time").element();
  // Its axis takes 58 of the pixels before the first bucket, and 12 are left after the last.
  const at = (index: number) => {
    const { left, top, width, height } = plot.getBoundingClientRect();
    const step = (width - 70) / 3;
    return { clientX: left + 58 + (index + 0.5) * step, clientY: top + height / 2 };
  };
  const pointer = (type: string, index: number, buttons = 0) =>
    plot.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: "mouse",
        buttons,
        ...at(index),
      }),
    );
  const tips = () => [...document.querySelectorAll(".cs-chart-tip")].map((tip) => tip.textContent);

  pointer("pointermove", 1);
  await expect.poll(tips).toHaveLength(3);
  expect(tips()[0]).toMatch(/Calls11/);
  expect(tips()[2]).toMatch(/Face searches1Object searches1/);

  plot.parentElement!.setPointerCapture = () => undefined;
  pointer("pointerdown", 1, 1);
  pointer("pointermove", 2, 1);
  await expect.poll(tips).toContainEqual(expect.stringContaining("Release to apply"));
  pointer("pointerup", 2);
  await expect.poll(asked).toMatchObject({ query: { from: start + hour, to: start + 3 * hour } });
  const back = page.getByRole("button", { name: /Back to the range before/ });
  await expect.element(back).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("radio", { name: "7 days" })).toBeChecked();

  const slider = page.getByRole("slider", { name: "Calls over time" });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await expect
    .element(slider)
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^Selected: /));
  await userEvent.keyboard("{Enter}");
  await expect.element(back).toBeVisible();
});

test("a chart is also a table, and says that it has nothing to show", async () => {
  mounted = await overview("/overview?range=7d&compare=off");
  await page.getByRole("button", { name: "Show “Calls over time” as a table" }).click();
  const table = page.getByRole("table", { name: "Values of “Calls over time”" });
  await expect.element(table.getByRole("row").nth(1)).toMatchTextContent(/12$/);
  await expect
    .element(page.getByRole("region", { name: "Storage over time" }))
    .toMatchTextContent(/No data in this range/);
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
