import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import type { TableColumns } from "./columns.ts";
import { ScrollTable } from "./scroll-table.tsx";
import type { TableProps } from "./table-props.ts";

interface Car {
  id: string;
  name: string;
}

const carsOf = (count: number): Car[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Car ${index}` }));
const columns: TableColumns<Car> = [{ key: "name", dataIndex: "name", title: "Name" }];

let root: Root;
let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
});
afterEach(async () => {
  root.unmount();
  element.remove();
  await page.viewport(1280, 800);
});

const show = (props: Partial<TableProps<Car>>) =>
  root.render(
    <ConsoleTheme locale="en-US">
      <ScrollTable<Car>
        label="Cars"
        rowKey="id"
        columns={columns}
        dataSource={carsOf(2)}
        {...props}
      />
    </ConsoleTheme>,
  );
const cell = (name: string) => page.getByRole("cell", { name, exact: true });

test("a column sorts by click and by Enter: ascending, descending, unsorted", async () => {
  const orders: unknown[] = [];
  const Sorted = () => {
    const [sortOrder, setOrder] = useState<"ascend" | "descend" | null>(null);
    return (
      <ConsoleTheme locale="en-US">
        <ScrollTable<Car>
          label="Cars"
          rowKey="id"
          columns={[{ ...columns[0]!, sorter: true, sortOrder }]}
          dataSource={carsOf(2)}
          onChange={(_pagination, _filters, sorter, { action }) => {
            const { columnKey, order = null } = [sorter].flat()[0]!;
            orders.push([action, columnKey, order]);
            setOrder(order);
          }}
        />
      </ConsoleTheme>
    );
  };
  root.render(<Sorted />);
  const head = page.getByRole("columnheader", { name: "Name" });
  await head.click();
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await expect.element(head).toHaveAttribute("title", "Click to sort descending");
  expect(document.activeElement).toBe(head.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(head).toHaveAttribute("aria-sort", "descending");
  await userEvent.keyboard("{Enter}");
  await expect.element(head).not.toHaveAttribute("aria-sort");
  expect(orders).toEqual([
    ["sort", "name", "ascend"],
    ["sort", "name", "descend"],
    ["sort", "name", null],
  ]);
});

test("a complete list of rows is paged in the table", async () => {
  show({ dataSource: carsOf(12), pagination: { pageSize: 5, hideOnSinglePage: true } });
  await expect.element(cell("Car 4")).toBeVisible();
  await page.getByRole("listitem", { name: "3", exact: true }).click();
  await expect.element(cell("Car 10")).toBeVisible();
  expect(element.querySelectorAll("tr[data-row-key]")).toHaveLength(2);
  // The current page disappears with its rows.
  show({ dataSource: carsOf(6), pagination: { pageSize: 5, hideOnSinglePage: true } });
  await expect.element(cell("Car 5")).toBeVisible();
  expect(element.querySelectorAll("tr[data-row-key]")).toHaveLength(1);
});

test("a loading table accepts clicks until it says so", async () => {
  const third = page.getByRole("listitem", { name: "3", exact: true });
  const pressed = () => {
    const { x, y, width, height } = third.element().getBoundingClientRect();
    return third.element().contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const props = { dataSource: carsOf(12), pagination: { pageSize: 5 } };
  show({ ...props, loading: { spinning: true, delay: 60_000 } });
  await expect.element(third).toBeVisible();
  expect(pressed()).toBe(true);
  show({ ...props, loading: true });
  await expect.poll(pressed).toBe(false);
});

test("an expanded row is within the table's visible part", async () => {
  element.style.width = "300px";
  let opening = "1";
  const props: Partial<TableProps<Car>> = {
    columns: [{ key: "name", title: "Name", render: () => <div style={{ width: 800 }} /> }],
    expandable: {
      title: "Details",
      label: ({ name }, expanded) => `${expanded ? "Hide" : "Show"} ${name}`,
      render: ({ name }) => <p>{name} is red</p>,
      when: ({ id }) => id === opening,
    },
  };
  show(props);
  await expect.element(page.getByRole("columnheader", { name: "Details" })).toBeInTheDocument();
  expect(element.querySelectorAll("tbody button")).toHaveLength(1);
  await page.getByRole("button", { name: "Show Car 1" }).click();
  await expect.element(page.getByText("Car 1 is red")).toBeVisible();
  const details = page.getByText("Car 1 is red").element().parentElement!;
  expect(details.getBoundingClientRect().width).toBe(300);
  await page.getByRole("button", { name: "Hide Car 1" }).click();
  await expect.element(page.getByText("Car 1 is red")).not.toBeInTheDocument();
  // A row that no longer has details shows nothing.
  await page.getByRole("button", { name: "Show Car 1" }).click();
  await expect.element(page.getByText("Car 1 is red")).toBeVisible();
  opening = "";
  show({ ...props, dataSource: carsOf(2) });
  await expect.element(page.getByText("Car 1 is red")).not.toBeInTheDocument();
});

test("the row's expander is centered", async () => {
  show({
    columns: [{ key: "name", title: "Name", render: () => <div style={{ height: 60 }} /> }],
    expandable: { title: "Details", label: () => "Show", render: () => null },
  });
  const toggle = page.getByRole("button", { name: "Show" }).first();
  await expect.element(toggle).toBeVisible();
  const middle = (of: Element) => {
    const { top, height } = of.getBoundingClientRect();
    return top + height / 2;
  };
  const button = toggle.element();
  // The border below the row is part of it.
  expect(middle(button)).toBeCloseTo(middle(button.closest("tr")!) - 0.5, 1);
});

test("new rows keep the focus of those that stay", async () => {
  const linked: TableColumns<Car> = [
    { key: "name", title: "Name", render: (_, { id, name }) => <a href={`#${id}`}>{name}</a> },
  ];
  show({ columns: linked, dataSource: carsOf(12), pagination: false });
  const link = page.getByRole("link", { name: "Car 7" });
  await expect.element(link).toBeVisible();
  const focused = link.element() as HTMLElement;
  focused.focus();
  show({ columns: linked, dataSource: carsOf(14).toReversed(), pagination: false });
  await expect.element(page.getByRole("link", { name: "Car 13" })).toBeVisible();
  expect(document.activeElement).toBe(focused);
});

test("a sticky column has a shadow over scrolled content", async () => {
  element.style.width = "400px";
  const wide = { width: 300, render: () => <div style={{ width: 300 }}>wide</div> };
  show({
    columns: [
      { ...columns[0]!, fixed: "start" },
      { ...wide, key: "one", title: "One" },
      { ...wide, key: "two", title: "Two" },
    ],
  });
  await expect.element(cell("Car 0")).toBeVisible();
  const first = cell("Car 0").element();
  const scroller = first.closest("table")!.parentElement!;
  const shadow = () => getComputedStyle(first, "::after").boxShadow;
  expect(shadow()).toBe("none");
  scroller.scrollLeft = 100;
  await expect.poll(shadow).not.toBe("none");
  expect(first.getBoundingClientRect().left).toBe(scroller.getBoundingClientRect().left);
});

test("on a phone a row is a card: title and amount first, and a select sorts", async () => {
  await page.viewport(390, 844);
  element.style.width = "390px";
  const sorted: unknown[] = [];
  show({
    columns: [
      { key: "year", title: "Year", sorter: true, sortOrder: "ascend", render: () => 1999 },
      { key: "amount", title: "Price", render: () => "€10" },
      { ...columns[0]!, rowScope: "row" },
      { key: "owner", title: "Owner", from: "md", render: () => "Kim" },
      { key: "wide", title: "Wide", render: () => "long ".repeat(40) },
      { key: "actions", title: "", render: () => <button type="button">Menu</button> },
      { key: "status", title: "Status", render: () => "Sold" },
    ],
    sortDirections: ["ascend", "descend", "ascend"],
    onChange: (_pagination, _filters, sorter) => sorted.push(sorter),
  });
  await expect.element(page.getByRole("rowheader", { name: "Car 0" })).toBeVisible();
  const row = page.getByRole("row").nth(1).element() as HTMLElement;
  const cells = page.getByRole("row").nth(1).getByRole("cell").elements();
  const text = [...row.children].map((child) => ({ child, box: child.getBoundingClientRect() }));
  const byPlace = text
    // An amount is in larger type: its top is a little higher than the title's.
    .toSorted(({ box: a }, { box: b }) =>
      Math.abs(a.top - b.top) < 8 ? a.left - b.left : a.top - b.top,
    )
    .map(({ child }) => child.textContent.trim().slice(0, 8));
  expect(byPlace).toEqual(["Car 0", "€10", "Menu", "Sold", "Year1999", "Widelong"]);
  expect(cells).toHaveLength(5);
  expect(element.querySelector("[role=region]")).toBeNull();
  expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  await page.getByRole("combobox", { name: "Sort by" }).click();
  await page.getByText("Year descending").click();
  expect(sorted).toEqual([{ columnKey: "year", order: "descend" }]);
});

test("a click in a row opens its record, unless it's on a control or selects text", async () => {
  const pressed: string[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    const { ctrlKey, metaKey } = event as MouseEvent;
    const target = event.target as HTMLElement;
    if (target.tagName === "A")
      pressed.push(`${target.textContent}${ctrlKey || metaKey ? "+" : ""}`);
  };
  element.addEventListener("click", follow);
  show({
    columns: [
      { key: "name", title: "Name", render: (_, { id, name }) => <a href={`#${id}`}>{name}</a> },
      { key: "year", title: "Year", render: () => "1999" },
      { key: "menu", title: "", render: () => <button type="button">Menu</button> },
    ],
  });
  const year = page.getByRole("cell", { name: "1999" }).nth(1);
  await year.click();
  await year.click({ modifiers: ["ControlOrMeta"] });
  await year.click({ button: "middle" });
  await page.getByRole("button", { name: "Menu" }).nth(1).click();
  expect(pressed).toEqual(["Car 1", "Car 1+", "Car 1+"]);
  getSelection()!.selectAllChildren(year.element());
  year.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  getSelection()!.removeAllRanges();
  expect(pressed).toHaveLength(3);
});

test("on a phone, an empty table's text is in the middle", async () => {
  await page.viewport(390, 844);
  element.style.width = "390px";
  show({ cards: true, dataSource: [] });
  await expect.element(page.getByRole("cell")).toBeVisible();
  const cell = page.getByRole("cell").element().getBoundingClientRect();
  expect((cell.left + cell.right) / 2).toBe(195);
  expect(cell.width).toBeGreaterThan(300);
});
