import { ConsoleTheme } from "@console-shell/ui";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { createNotices } from "../notices/notices.ts";
import { ownPage } from "../mount/place.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { TopDialog } from "./top-dialog.tsx";

let root: Root;
let element: HTMLElement;
let below: HTMLElement;
const notices = createNotices();
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
  // A foreign sub-app's overlay, with the maximum z-index.
  below = document.body.appendChild(document.createElement("div"));
  Object.assign(below.style, { position: "fixed", inset: "0", zIndex: "2147483647" });
  below.innerHTML = "<button>below</button>";
});
afterEach(() => {
  root.unmount();
  element.remove();
  below.remove();
});

const show = async (onCancel: () => void = () => undefined) => {
  root.render(
    <ConsoleContext value={{ notices, place: ownPage(document) } as Console}>
      <ConsoleTheme locale="en-US">
        <TopDialog title="Who is there?" lead="It matters." onCancel={onCancel}>
          <input aria-label="first" />
          <button type="button">last</button>
        </TopDialog>
      </ConsoleTheme>
    </ConsoleContext>,
  );
  await expect.poll(() => document.querySelector("dialog")?.open).toBe(true);
  return document.querySelector("dialog")!;
};
const button = () => below.querySelector("button")!;

test("is above everything, labelled, and nothing below gets the focus", async () => {
  const dialog = await show();
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(dialog.contains(hit)).toBe(true);
  const name = document.getElementById(dialog.getAttribute("aria-labelledby")!);
  expect(name?.textContent).toBe("Who is there?");
  expect(document.activeElement).toBe(dialog.querySelector("input"));
  // As a dialog that traps the focus does.
  button().focus();
  expect(document.activeElement).toBe(dialog.querySelector("input"));
});

test("shows notifications while it is open, where they can be seen and closed", async () => {
  const dialog = await show();
  notices.notification({ kind: "error", title: "Request error 401: /x" });
  const notice = page.getByRole("alert");
  await expect.element(notice).toBeVisible();
  expect(dialog.contains(notice.element())).toBe(true);
  // It isn't clickable while it animates in.
  await expect
    .poll(() => {
      const { left, top, width, height } = notice.element().getBoundingClientRect();
      return notice
        .element()
        .contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .toBe(true);
});

test("closes with Escape, which doesn't reach dialogs below", async () => {
  const heard = vi.fn<(event: Event) => void>();
  window.addEventListener("keydown", heard);
  const cancelled = vi.fn<() => void>();
  const dialog = await show(cancelled);
  await userEvent.keyboard("{Escape}");
  expect(cancelled).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  // The caller closes it, not the browser.
  expect(dialog.open).toBe(true);
  await userEvent.keyboard("a");
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", heard);
});

test("ignores the Escape that opened it, and closes with the next, however soon", async () => {
  const cancelled = vi.fn<() => void>();
  const dialogs = new MutationObserver(() => {
    dialogs.disconnect();
    const dialog = document.querySelector("dialog")!;
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
  // Runs before the dialog's first frame.
  dialogs.observe(element, { childList: true, subtree: true });
  await show(cancelled);
  await expect.poll(() => cancelled.mock.calls.length).toBe(1);
});

test("returns focus and keys on close", async () => {
  button().focus();
  await show();
  root.render(null);
  await expect.poll(() => document.querySelector("dialog")).toBeNull();
  expect(document.activeElement).toBe(button());
  const heard = vi.fn<(event: Event) => void>();
  window.addEventListener("keydown", heard);
  await userEvent.keyboard("{Escape}");
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", heard);
});
