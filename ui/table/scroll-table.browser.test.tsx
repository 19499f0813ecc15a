import { run } from "axe-core";
import { Button } from "antd";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { showLook } from "../theme/show-look.ts";
import type { TableColumns } from "./columns.ts";
import { ScrollTable } from "./scroll-table.tsx";

interface Key {
  id: string;
}

const columns: TableColumns<Key> = ["Name", "State", "Scopes", "Expires"].map((title) => ({
  key: title,
  title,
  width: 150,
  render: () => <div style={{ width: 150 }}>revoked</div>,
}));
const keys: Key[] = [{ id: "1" }, { id: "2" }];

let root: Root;
let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

interface Case {
  width: number;
  label?: string;
  theme?: "light" | "dark";
  sticky?: boolean;
}

const show = async ({ width, label = "API keys", theme = "light", sticky = false }: Case) => {
  element.style.width = `${width}px`;
  showLook([document.documentElement], { theme });
  root.render(
    <ConsoleTheme locale="en-US">
      <Button>before</Button>
      <ScrollTable
        label={label}
        rowKey="id"
        columns={columns}
        dataSource={keys}
        pagination={false}
        sticky={sticky}
        {...(sticky && { scroll: { x: 700 } })}
      />
      <Button>after</Button>
    </ConsoleTheme>,
  );
  await expect.poll(() => element.querySelector("tbody")).not.toBeNull();
};

const region = () => element.querySelector<HTMLElement>('[role="region"]');
const button = (index: number) => element.querySelectorAll("button")[index]!;
const barriers = async () => {
  const { violations } = await run(element);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

test.each([
  ["a table", false],
  ["a table whose head stays", true],
])("%s wider than its space can be focused and scrolled with keys", async (_name, sticky) => {
  await show({ width: 390, sticky });
  await expect.poll(() => region()).not.toBeNull();
  const scrolling = region()!;
  expect(scrolling.getAttribute("aria-label")).toBe("API keys");
  expect(scrolling.querySelector("table")?.getAttribute("aria-label")).toBe("API keys");
  expect(await barriers()).toEqual([]);

  button(0).focus();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(scrolling);
  await expect
    .poll(async () => {
      await userEvent.keyboard("{ArrowRight}");
      return scrolling.scrollLeft;
    })
    .toBeGreaterThan(0);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(button(1));
});

test("a sticky header stays below the frame's header", async () => {
  element.style.setProperty("--header-height", "48px");
  await show({ width: 1000, sticky: true });
  element
    .querySelectorAll<HTMLElement>("tbody td")
    .forEach(({ style }) => (style.height = "900px"));
  window.scrollTo(0, 600);
  const head = element.querySelector("thead")!;
  await expect.poll(() => head.getBoundingClientRect().top).toBe(48);
});

test("a table that fits isn't a tab stop", async () => {
  await show({ width: 1000 });
  button(0).focus();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(button(1));
  expect(region()).toBeNull();
  expect(element.querySelector("table")?.getAttribute("aria-label")).toBe("API keys");
  expect(await barriers()).toEqual([]);
});

test("a table becomes a tab stop when its space narrows, and stops being one when there is room", async () => {
  await show({ width: 1000 });
  expect(region()).toBeNull();
  element.style.width = "390px";
  await expect.poll(() => region()?.tabIndex).toBe(0);
  element.style.width = "1000px";
  await expect.poll(() => region()).toBeNull();
  expect(element.querySelector("[tabindex], [aria-label]:not(table)")).toBeNull();
});

test("a table's name follows the language, and the table keeps the focus", async () => {
  await show({ width: 390 });
  await expect.poll(() => region()).not.toBeNull();
  region()!.focus();
  await show({ width: 390, label: "应用的 API 密钥" });
  await expect.poll(() => region()?.getAttribute("aria-label")).toBe("应用的 API 密钥");
  expect(document.activeElement).toBe(region());
});

/** The WCAG contrast ratio of two colours. */
const contrast = (...colours: [string, string]): number => {
  const [dark, bright] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = colour
        .match(/\d+/g)!
        .map((part) => (Number(part) / 255 + 0.055) / 1.055)
        .map((part) => part ** 2.4);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
};

test.each(["light", "dark"] as const)(
  "a table's focus is visible in the %s theme",
  async (theme) => {
    await show({ width: 390, theme });
    await expect.poll(() => region()).not.toBeNull();
    button(0).focus();
    await userEvent.keyboard("{Tab}");
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(region()!);
    expect([outlineStyle, outlineWidth]).toEqual(["solid", "2px"]);
    const ground = getComputedStyle(region()!.parentElement!).backgroundColor;
    expect(contrast(outlineColor, ground)).toBeGreaterThan(3);
  },
);

test("the table's space is reserved for the first rows, and kept while others load", async () => {
  const render = (loading: boolean, rows: Key[] | undefined) =>
    root.render(
      <ConsoleTheme locale="en-US">
        <ScrollTable
          label="API keys"
          rowKey="id"
          columns={columns}
          dataSource={rows}
          loading={{ spinning: loading, delay: 0 }}
        />
      </ConsoleTheme>,
    );
  render(true, undefined);
  await expect.poll(() => element.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(element.querySelector("table")).toBeNull();
  render(false, keys);
  await expect.poll(() => element.querySelectorAll("tr[data-row-key]")).toHaveLength(2);
  const table = element.querySelector("table");
  render(true, []);
  await expect.poll(() => element.querySelectorAll("tr[data-row-key]")).toHaveLength(0);
  expect(element.querySelector("table")).toBe(table);
});

test("a page after the last one isn't an empty list, and links to the last one", async () => {
  const turned: number[] = [];
  const render = (total: number, current: number) =>
    root.render(
      <ConsoleTheme locale="en-US">
        <ScrollTable
          label="API keys"
          rowKey="id"
          columns={columns}
          dataSource={[]}
          locale={{ emptyText: "No key yet" }}
          pagination={{ current, pageSize: 20, total, hideOnSinglePage: total <= 20 }}
          onPage={(page) => turned.push(page)}
        />
      </ConsoleTheme>,
    );
  render(41, 9);
  await expect
    .poll(() => element.textContent)
    .toContain("Page 9 doesn’t exist. The last page is 3.");
  expect(element.textContent).not.toContain("No key yet");
  const toPage = () => element.querySelector<HTMLElement>("tbody button")!;
  toPage().click();
  await expect.poll(() => turned).toEqual([3]);
  // As after deciding the only record of the second page.
  render(20, 2);
  await expect
    .poll(() => element.textContent)
    .toContain("Page 2 doesn’t exist. The last page is 1.");
  toPage().click();
  await expect.poll(() => turned).toEqual([3, 1]);
  render(0, 9);
  await expect.poll(() => element.textContent).toContain("No key yet");
});
