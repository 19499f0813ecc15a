import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { DayRange } from "./day-range.tsx";
import { FilterSelect } from "./filter-select.tsx";

const options = ["active", "disabled"].map((value) => ({ value, label: `It is ${value}` }));

const List = () => {
  const [status, setStatus] = useState<string>();
  return (
    <ConsoleTheme locale="en-US">
      <button type="button">before</button>
      <FilterSelect label="Status" value={status} options={options} onChange={setStatus} />
      <button type="button">after</button>
      <DayRange from={undefined} to={undefined} onChange={() => undefined} />
      <output>{status ?? "any"}</output>
    </ConsoleTheme>
  );
};

let root: Root;
let element: HTMLElement;
beforeEach(async () => {
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
  root.render(<List />);
  await expect.poll(() => element.querySelector("output")).not.toBeNull();
});
afterEach(() => {
  root.unmount();
  element.remove();
});

const chosen = () => element.querySelector("output")!.textContent;
const box = () => page.getByRole("combobox", { name: "Status" });
const isOpen = () => element.querySelector('[aria-expanded="true"]') !== null;

test("one press opens it, and the next choice is kept", async () => {
  await userEvent.click(box());
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(page.getByTitle("It is disabled"));
  await expect.poll(chosen).toBe("disabled");
  await expect.poll(isOpen).toBe(false);
  expect(element.textContent).toContain("It is disabled");
  await userEvent.click(box());
  await userEvent.click(page.getByTitle("Status: All").last());
  await expect.poll(chosen).toBe("any");
});

test("Tab reaches it once, keys open it and choose, and Tab leaves it", async () => {
  element.querySelector("button")!.focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(box()).toHaveFocus();
  expect(isOpen()).toBe(false);
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "after" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(chosen).toBe("active");
});

test("a press elsewhere closes it", async () => {
  await userEvent.click(box());
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(page.getByRole("button", { name: "after" }));
  await expect.poll(isOpen).toBe(false);
});

test("a range opens at the end that was pressed", async () => {
  const ends = page.getByRole("textbox", { name: "Dates" });
  await userEvent.click(ends.last());
  await expect.element(ends.last()).toHaveFocus();
  await expect.poll(() => document.querySelector(".console-picker-dropdown")).not.toBeNull();
});

test("Tab goes through both ends of a range", async () => {
  const ends = page.getByRole("textbox", { name: "Dates" });
  element.querySelectorAll("button")[1]!.focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(ends.first()).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(ends.last()).toHaveFocus();
});
