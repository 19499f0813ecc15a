import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage } from "../language/load.ts";
import { ConsoleTheme } from "../theme/console-theme.tsx";
import { PageLoading } from "./page-loading.tsx";

await Promise.all([loadLanguage("en-US"), loadLanguage("zh-CN")]);

let root: Root;
let element: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (locale: "en-US" | "zh-CN", view: ReactNode) =>
  act(async () => root.render(<ConsoleTheme locale={locale}>{view}</ConsoleTheme>));

test("the loading view appears after 200 ms, with the loading text and its translation", async () => {
  await show("en-US", <PageLoading />);
  await act(async () => void vi.advanceTimersByTime(199));
  expect(element.textContent).toBe("");
  await act(async () => void vi.advanceTimersByTime(1));
  expect(element.querySelector(".console-spin-lg")).not.toBeNull();
  expect(element.textContent).toContain("控制台加载中…");
  expect(element.textContent).toContain("Loading the console…");
  // Announced: a status that isn't held back as busy.
  const status = element.querySelector("output");
  expect(status?.textContent).toContain("控制台加载中…");
  expect(status?.hasAttribute("aria-busy")).toBe(false);
});

test("after four seconds it says that loading is slow", async () => {
  await show("en-US", <PageLoading />);
  await act(async () => void vi.advanceTimersByTime(3999));
  expect(element.textContent).not.toContain("longer than usual");
  await act(async () => void vi.advanceTimersByTime(1));
  expect(element.textContent).toContain("This is taking longer than usual.");
});

test("in Chinese the loading text has no translation", async () => {
  await show("zh-CN", <PageLoading />);
  await act(async () => void vi.advanceTimersByTime(200));
  expect(element.textContent).toBe("控制台加载中…");
});

test("one that follows another shows at once", async () => {
  await show("en-US", <PageLoading key="sub-app" />);
  await act(async () => void vi.advanceTimersByTime(200));
  await show(
    "en-US",
    <>
      <PageLoading key="sub-app" />
      <PageLoading key="page" />
    </>,
  );
  expect(element.querySelectorAll("output")).toHaveLength(2);
});
