import { Button, ConfigProvider, Empty, Modal } from "antd";
import { Component, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { ConsoleTheme } from "./console-theme.tsx";
import { showLook } from "./show-look.ts";

const page = [document.documentElement];
let element: HTMLElement;
let root: Root;
beforeEach(() => {
  element = document.createElement("div");
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
  showLook(page, { theme: "light", density: "comfortable" });
});

const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);

test("theme and density change without a render", async () => {
  const rendered = vi.fn(() => <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />);
  const Rendered = rendered;
  root.render(
    <ConsoleTheme locale="en-US">
      <Rendered />
      <Button>Save</Button>
    </ConsoleTheme>,
  );
  await expect.poll(() => element.querySelector("ellipse")).not.toBeNull();
  expect(styleOf("ellipse").fill).toBe("rgb(243, 244, 247)");
  expect(styleOf("button").height).toBe("32px");
  showLook(page, { theme: "dark", density: "compact" });
  expect(styleOf("ellipse").fill).toBe("rgb(40, 42, 48)");
  await expect.poll(() => styleOf("button").height).toBe("28px");
  expect(rendered).toHaveBeenCalledTimes(1);
});

test("a media query follows the device if no theme is chosen", async () => {
  const device = (theme: "dark" | "") =>
    cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: theme }],
    });
  const background = () =>
    getComputedStyle(document.documentElement).getPropertyValue("--console-color-bg-container");
  showLook(page, { theme: "system", density: "compact" });
  expect(background()).toBe("#ffffff");
  await device("dark");
  expect(background()).toBe("#15181e");
  showLook(page, { theme: "light" });
  expect(background()).toBe("#ffffff");
  await device("");
  showLook(page, { theme: "dark" });
  expect(background()).toBe("#15181e");
});

test.each(["dark", "system"] as const)("paper is light with the theme %s", async (theme) => {
  const emulate = (media: "print" | "") =>
    cdp().send("Emulation.setEmulatedMedia", {
      media,
      features: [{ name: "prefers-color-scheme", value: media === "" ? "" : "dark" }],
    });
  onTestFinished(async () => {
    await emulate("");
  });
  const variable = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name);
  showLook(page, { theme, density: "comfortable" });
  await emulate("print");
  expect(variable("--console-color-bg-container")).toBe("#ffffff");
  expect(variable("--console-color-text")).toBe("#101828");
});

test("a dialog outside any tree looks like the console", async () => {
  showLook(page, { theme: "dark" });
  const { destroy } = Modal.confirm({ title: "Leave?" });
  // Also after a failure: a dialog would cover the page of the files that follow.
  onTestFinished(async () => {
    destroy();
    await expect.poll(() => document.querySelector(".console-modal-container")).toBeNull();
  });
  await expect.poll(() => document.querySelector(".console-modal-container")).not.toBeNull();
  await expect
    .poll(() => styleOf(".console-modal-container").backgroundColor)
    .toBe("rgb(29, 33, 41)");
});

class Caught extends Component<{ onError: (error: Error) => void; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

test.each([{ theme: { token: { colorPrimary: "red" } } }, { prefixCls: "own" }])(
  "a provider with its own styles warns that they don't apply: %j",
  async (props) => {
    const onError = vi.fn();
    root.render(
      <Caught onError={onError}>
        <ConfigProvider {...props}>x</ConfigProvider>
      </Caught>,
    );
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
    expect(String(onError.mock.calls[0]![0])).toContain("takes no theme, prefixCls");
  },
);
