import { Select } from "antd";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { useSelectOptions } from "./use-select-options.tsx";

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

const refetch = vi.fn();
const failedRead = { isLoading: false, error: new Error("No answer"), refetch };

const Trial = ({ read, all }: { read: Parameters<typeof useSelectOptions>[0]; all?: string }) => {
  const choices = useSelectOptions(read, { none: "No colours", hasOthers: all !== undefined });
  return (
    <Select
      {...choices}
      aria-label="Colour"
      showSearch
      style={{ width: 200 }}
      options={all === undefined ? [] : [{ value: "", label: all }]}
    />
  );
};
const show = (read: Parameters<typeof useSelectOptions>[0], all?: string) =>
  root.render(
    <ConsoleTheme locale="en-US">
      <Trial read={read} {...(all === undefined ? {} : { all })} />
    </ConsoleTheme>,
  );

test.each([
  ["alone", undefined],
  ["below the choice that is always there", "All colours"],
])("options that fail to load say so %s, and are retried", async (_, all) => {
  show(failedRead, all);
  await page.getByRole("combobox", { name: "Colour" }).click();
  // The retry button isn't reachable by keyboard; reopening refetches instead.
  await expect.poll(() => refetch.mock.calls.length).toBe(1);
  const told = page.getByText("Couldn’t load this", { exact: false });
  await expect.element(told).toBeVisible();
  if (all) await expect.element(page.getByTitle(all)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(refetch).toHaveBeenCalledTimes(2);
  refetch.mockClear();
});

test("an empty list says so and isn't retried", async () => {
  show({ isLoading: false, error: null, refetch });
  await page.getByRole("combobox", { name: "Colour" }).click();
  await expect.element(page.getByText("No colours")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(refetch).not.toHaveBeenCalled();
});
