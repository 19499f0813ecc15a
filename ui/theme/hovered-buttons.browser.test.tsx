import { Button } from "antd";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ConsoleTheme } from "./console-theme.tsx";
import { showLook } from "./show-look.ts";

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
});

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
};
/** The WCAG contrast ratio. */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(["primary", "default"] as const)(
    "a %s button is readable while hovered",
    async (type) => {
      showLook([document.documentElement], { theme });
      root.render(
        <ConsoleTheme locale="en-US">
          <Button type={type}>Save</Button>
        </ConsoleTheme>,
      );
      const button = page.getByRole("button", { name: "Save" });
      await button.hover();
      await expect.poll(() => button.element().matches(":hover")).toBe(true);
      await Promise.all(
        button
          .element()
          .getAnimations()
          .map(({ finished }) => finished),
      );
      const { color, backgroundColor } = getComputedStyle(button.element());
      expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
