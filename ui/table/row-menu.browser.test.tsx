import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { MenuItems, RowMenu } from "./row-menu.tsx";

let root: Root;
let element: HTMLElement;
let chosen: string[];
beforeEach(() => {
  chosen = [];
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
  const items = ["Edit", "Delete"].map((label) => ({
    key: label,
    label,
    onClick: () => chosen.push(label),
  }));
  root.render(
    <ConsoleTheme locale="en-US">
      <RowMenu label="Actions" icon="…" menu={<MenuItems items={items} />} />
    </ConsoleTheme>,
  );
});
afterEach(() => {
  root.unmount();
  element.remove();
});

const button = page.getByRole("button", { name: "Actions" });
const item = (name: string) => page.getByRole("menuitem", { name });

test("a menu is mounted on first click, and closes on the next one and on a click elsewhere", async () => {
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  expect(document.querySelector(".console-dropdown")).toBeNull();
  await button.click();
  await expect.element(item("Edit")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  const { left, bottom } = button.element().getBoundingClientRect();
  const menu = document.querySelector(".console-dropdown")!;
  await expect.poll(() => Math.round(menu.getBoundingClientRect().left - left)).toBe(0);
  await expect.poll(() => menu.getBoundingClientRect().top - bottom).toBeLessThan(8);

  await button.click();
  await expect.element(item("Edit")).not.toBeInTheDocument();
  await button.click();
  await expect.element(item("Edit")).toBeVisible();
  document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  document.body.click();
  await expect.element(item("Edit")).not.toBeInTheDocument();
});

test("a menu works with keys, and returns the focus to its button", async () => {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Edit");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Delete");
  await userEvent.keyboard("{Escape}");
  await expect.element(item("Delete")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button.element());
  await userEvent.keyboard("{Enter}");
  await item("Edit").click();
  expect(chosen).toEqual(["Edit"]);
  await expect.poll(() => document.activeElement).toBe(button.element());
});

test("Enter on an item doesn't press a button of the dialog that it opens", async () => {
  // As with a dialog whose button takes the focus on opening.
  const Page = () => {
    const [open, setOpen] = useState(false);
    const items = [{ key: "delete", label: "Delete", onClick: () => setOpen(true) }];
    return (
      <ConsoleTheme locale="en-US">
        <RowMenu label="Actions" icon="…" menu={<MenuItems items={items} />} />
        {open && (
          <button ref={(cancel) => cancel?.focus()} onClick={() => chosen.push("Cancel")}>
            Cancel
          </button>
        )}
      </ConsoleTheme>
    );
  };
  root.render(<Page />);
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Delete");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  expect(chosen).toEqual([]);
});
