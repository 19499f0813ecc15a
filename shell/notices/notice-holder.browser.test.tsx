import { ConsoleTheme } from "@console-shell/ui";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NoticeHolder } from "./notice-holder.tsx";
import { createNotices } from "./notices.ts";

let root: Root;
let element: HTMLElement;
beforeEach(async () => {
  await page.viewport(1000, 700);
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

const show = (notices: ReturnType<typeof createNotices>, getContainer?: () => HTMLElement) =>
  root.render(
    <ConsoleTheme locale="en-US">
      <NoticeHolder notices={notices} {...(getContainer && { getContainer })} />
    </ConsoleTheme>,
  );

test("notifications stack at top 65 px, left 50 %, with their own class prefix", async () => {
  const notices = createNotices();
  // Before a screen is connected, notices queue.
  notices.notification({ kind: "error", title: "Request error 404: /x", description: "Gone" });
  show(notices);
  const notice = page.getByRole("alert");
  await expect.element(notice).toHaveTextContent("Request error 404: /xGone");
  const stack = document.querySelector<HTMLElement>(".console-notification");
  if (!stack) throw new Error("no stack");
  const style = getComputedStyle(stack);
  expect([style.position, style.top, style.left]).toEqual(["fixed", "65px", "500px"]);
  const { left, right } = stack.getBoundingClientRect();
  expect((left + right) / 2).toBeCloseTo(500, 0);
});

test("a notification replaces one with the same key", async () => {
  const notices = createNotices();
  show(notices);
  notices.notification({ kind: "error", title: "First", key: "same" });
  await expect.element(page.getByText("First")).toBeVisible();
  notices.notification({ kind: "error", title: "Second", key: "same" });
  await expect.element(page.getByText("Second")).toBeVisible();
  expect(document.body.textContent).not.toContain("First");
});

test("a dialog shows only the newest notification", async () => {
  const notices = createNotices();
  show(notices, () => element);
  notices.notification({ kind: "error", title: "First" });
  await expect.element(page.getByText("First")).toBeVisible();
  notices.notification({ kind: "error", title: "Second" });
  await expect.element(page.getByText("Second")).toBeVisible();
  await expect.element(page.getByText("First")).not.toBeInTheDocument();
});

test("a toast lasts 3 seconds", async () => {
  // Under the pointer it would stay, and an earlier test may have left that where it appears.
  Object.assign(element.style, { position: "fixed", bottom: "0", width: "9px", height: "9px" });
  await userEvent.hover(element);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const notices = createNotices();
  show(notices);
  notices.toast({ kind: "success", title: "Saved" });
  const toast = () => document.querySelector(".console-message-notice");
  await expect.poll(() => toast()?.textContent).toBe("Saved");
  await vi.advanceTimersByTimeAsync(2900);
  expect(toast()?.className).not.toContain("-leave");
  // The theme sets the leave animation's duration.
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => toast()?.className ?? "-leave").toContain("-leave");
});

test("a toast's action runs once, and goes with the sub-app that could do it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const notices = createNotices();
  show(notices);
  const undo = vi.fn();
  const left = new AbortController();
  notices.toast({ kind: "success", title: "Saved", action: { label: "Undo", run: undo } });
  const button = page.getByRole("button", { name: "Undo" });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  // It would go after ten seconds.
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(button).toBeVisible();
  vi.useRealTimers();
  await expect.element(button).toHaveFocus();
  (button.element() as HTMLElement).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByText("Saved")).not.toBeInTheDocument();
  const open = { label: "Open", run: undo, signal: left.signal };
  notices.toast({ kind: "success", title: "Sent", action: open });
  await expect.element(page.getByRole("button", { name: "Open" })).toBeVisible();
  left.abort();
  await expect.element(page.getByText("Sent")).not.toBeInTheDocument();
  expect(undo).toHaveBeenCalledOnce();
});
