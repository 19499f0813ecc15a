import type { Locale, SubAppRegistration } from "@console-shell/contract";
import { ConsoleTheme } from "@console-shell/ui";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { OverrideBadge } from "./override-badge.tsx";

await Promise.all([loadTexts("en-US"), loadTexts("zh-CN")]);

let root: Root;
let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("header"));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

const finance = {
  name: "finance",
  title: { "en-US": "Finance", "zh-CN": "财务管理" },
  entry: "https://branch.example/finance/index.html",
} as SubAppRegistration;
const show = (locale: Locale, ...subApps: SubAppRegistration[]) =>
  root.render(
    <ConsoleContext value={{ config: { subApps } } as unknown as Console}>
      <RawIntlProvider value={intlFor(locale)}>
        <ConsoleTheme locale={locale}>
          <OverrideBadge />
          <p>Beside</p>
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );

test.each([
  ["en-US", "1 overridden. Finance is loaded from https://branch.example/finance/index.html"],
  ["zh-CN", "已替换 1 个. 财务管理来自 https://branch.example/finance/index.html"],
] as const)("names the overridden sub-app and its source (%s)", async (locale, name) => {
  show(locale, { ...finance, overrides: true });
  await expect.element(page.getByRole("button")).toHaveAccessibleName(name);
  await page.getByRole("button").hover();
  await expect.element(page.getByRole("tooltip", { name: /branch\.example/ })).toBeVisible();
});

test("doesn't name built or added sub-apps", async () => {
  show("en-US", finance);
  await expect.element(page.getByText("Beside")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
