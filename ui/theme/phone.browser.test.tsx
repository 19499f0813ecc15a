import { Button, DatePicker, Input, Modal, Select } from "antd";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ConsoleTheme } from "./console-theme.tsx";

let root: Root;
let element: HTMLElement;
beforeEach(async () => {
  await page.viewport(390, 844);
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
});
afterEach(async () => {
  root.unmount();
  element.remove();
  await page.viewport(1280, 800);
});

const show = (children: ReactNode) =>
  root.render(<ConsoleTheme locale="en-US">{children}</ConsoleTheme>);

test("a date range can be chosen in a phone-width window", async () => {
  show(<DatePicker.RangePicker open />);
  const next = page.getByRole("button", { name: "Next month" }).first();
  await expect.element(next).toBeVisible();
  const months = document.querySelector<HTMLElement>(".console-picker-panels")!;
  expect(months.offsetWidth).toBeLessThan(390);
});

test("controls are large enough for a finger", async () => {
  show(
    <>
      <Button>Save</Button>
      <Input aria-label="Name" />
      <Select aria-label="Kind" className="cs-filter" />
    </>,
  );
  await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
  for (const selector of ["button", "input.console-input", ".console-select"])
    expect(document.querySelector<HTMLElement>(selector)!.offsetHeight, selector).toBe(40);
});

test("a dialog's title wraps around its close button", async () => {
  show(
    <Modal open title={"A title longer than the dialog ".repeat(3)}>
      Text
    </Modal>,
  );
  const close = page.getByRole("button", { name: "Close" });
  await expect.element(close).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".console-modal-title")!);
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
    close.element().getBoundingClientRect().left,
  );
});
