import { run } from "axe-core";
import { Form, Input } from "antd";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { ListFrame } from "./list-frame.tsx";
import { SearchBox } from "./search-box.tsx";

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

const colours = [
  { value: "red", label: "Red" },
  { value: "green", label: "Green" },
] as const;

interface Shown {
  locale?: "en-US" | "zh-CN";
  total?: number | undefined;
  failed?: boolean;
  onRetry?: () => void;
}

const Cars = ({ total, failed = false, onRetry = () => {} }: Omit<Shown, "locale">) => {
  const [colour, setColour] = useState<"red" | "green" | undefined>();
  const [search, setSearch] = useState("");
  return (
    <ListFrame
      title="Cars"
      description="All of them."
      file={{ path: "/cars/export", filters: { colour, search: search || undefined } }}
      search={{ label: "Search cars", value: search, onSearch: setSearch }}
      filters={
        <FilterSelect label="Colour" value={colour} options={colours} onChange={setColour} />
      }
      total={total}
      failed={failed}
      onRetry={onRetry}
    >
      <p>the table</p>
    </ListFrame>
  );
};
const show = ({ locale = "en-US", ...cars }: Shown = {}) =>
  root.render(
    <ConsoleTheme locale={locale}>
      <Cars {...cars} />
    </ConsoleTheme>,
  );
const file = () => page.getByRole("link", { name: "Export CSV" });

test("a list exports all that search and filters match, and keys set and clear a filter", async () => {
  show({ total: 1234 });
  await expect.element(page.getByRole("heading", { name: "Cars" })).toBeVisible();
  await expect.element(page.getByText("1,234 records")).toBeVisible();
  await expect.element(file()).toHaveAttribute("href", "/cars/export");
  await userEvent.keyboard("{Tab}{Tab}red & fast{Enter}{Tab}");
  await expect.element(file()).toHaveAttribute("href", "/cars/export?search=red+%26+fast");
  await expect.element(page.getByRole("button", { name: "Clear search" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  const filter = page.getByRole("combobox", { name: "Colour" });
  await expect.element(page.getByTitle("Colour: All")).toBeVisible();
  await expect.element(filter).toHaveFocus();
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  await expect
    .element(file())
    .toHaveAttribute("href", "/cars/export?colour=red&search=red+%26+fast");
  await userEvent.keyboard("{Enter}{ArrowUp}{Enter}");
  await expect.element(file()).toHaveAttribute("href", "/cars/export?search=red+%26+fast");
  const { violations } = await run(element);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("a failed read can be retried, and search and filters stay", async () => {
  const onRetry = vi.fn<() => void>();
  show({ failed: true, onRetry });
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(page.getByText("the table")).not.toBeInTheDocument();
  await expect.element(page.getByRole("searchbox", { name: "Search cars" })).toBeVisible();
  show({ locale: "zh-CN", total: 1 });
  await expect.element(page.getByText("the table")).toBeVisible();
  await expect.element(page.getByText("共 1 条")).toBeVisible();
  await expect.element(page.getByTitle("Colour：全部")).toBeVisible();
});

test("searches as you type, and keeps typed text while the address catches up", async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const at = (value: string) =>
    root.render(
      <ConsoleTheme locale="en-US">
        <SearchBox label="Search cars" value={value} onSearch={onSearch} />
      </ConsoleTheme>,
    );
  at("");
  const box = page.getByRole("searchbox", { name: "Search cars" });
  await box.click();
  await userEvent.keyboard("red");
  await expect.poll(() => onSearch.mock.lastCall).toEqual(["red"]);
  await userEvent.keyboard(" f");
  await expect.poll(() => onSearch.mock.lastCall).toEqual(["red f"]);
  await userEvent.keyboard(" ");
  for (const value of ["red", "red f"]) {
    at(value);
    await expect.element(box).toHaveValue("red f ");
  }
  await expect.element(box).toHaveFocus();
  // As after a link or Back.
  at("blue");
  await expect.element(box).toHaveValue("blue");
  expect(onSearch.mock.lastCall).toEqual(["red f"]);
});

interface Step {
  done?: boolean;
  late?: string | false;
}

const decided = { submitted: vi.fn<(reason: string) => void>(), forget: vi.fn<() => void>() };

const Decision = ({ done = false, late = false }: Step) => {
  const [form] = Form.useForm<{ reason: string }>();
  const [open, setOpen] = useState(true);
  return (
    <DecisionDialog<{ reason: string }>
      form={form}
      open={open}
      title="Reject it?"
      detail="It is gone then."
      submitText="Reject"
      danger
      initialValues={{ reason: "" }}
      draft={{ onValuesChange() {}, close: () => setOpen(false), forget: decided.forget }}
      button={{ loading: false, disabled: false }}
      done={done}
      late={late}
      onSubmit={({ reason }) => decided.submitted(reason)}
      onClosed={() => {}}
    >
      <Form.Item name="reason" label="Reason" rules={[{ required: true, message: "Say why" }]}>
        <Input />
      </Form.Item>
    </DecisionDialog>
  );
};
const decide = (step: Step = {}) =>
  root.render(
    <ConsoleTheme locale="en-US">
      <h1>Cars</h1>
      <Decision {...step} />
    </ConsoleTheme>,
  );

test("a decision needs a reason, can't block when late, and returns the focus to the heading", async () => {
  decide();
  const dialog = page.getByRole("dialog", { name: "Reject it?" });
  const reject = dialog.getByRole("button", { name: "Reject" });
  await reject.click();
  await expect.element(dialog.getByText("Say why")).toBeVisible();
  expect(decided.submitted).not.toHaveBeenCalled();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Rust");
  // From a field, Enter is the decision.
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => decided.submitted.mock.calls).toEqual([["Rust"]]);
  expect(decided.forget).not.toHaveBeenCalled();
  decide({ late: "Somebody was first." });
  await expect.element(dialog.getByText("Somebody was first.")).toBeVisible();
  await expect.element(reject).toBeDisabled();
  expect(decided.forget).toHaveBeenCalledOnce();
  dialog.getByRole("button", { name: "Cancel" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  const heading = page.getByRole("heading", { name: "Cars" });
  await expect.element(heading).toHaveFocus();
  // No ring, even after keyboard navigation: a heading isn't interactive.
  expect(heading.element().matches(":focus-visible")).toBe(false);
});
