import { ConsoleTheme } from "@console-shell/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { NotificationBell } from "./notification-bell.tsx";

await loadTexts("en-US");

let undo: () => void = () => undefined;
afterEach(() => undo());

test("the bell stays visible with a count of three digits", async () => {
  const parts = { request: () => Promise.resolve({ items: [], total: 0, unread: 120 }) };
  const element = document.body.appendChild(document.createElement("header"));
  const root = createRoot(element);
  undo = () => {
    root.unmount();
    element.remove();
  };
  root.render(
    <ConsoleContext value={parts as unknown as Console}>
      <RawIntlProvider value={intlFor("en-US")}>
        <QueryClientProvider client={new QueryClient()}>
          <ConsoleTheme locale="en-US">
            <NotificationBell />
          </ConsoleTheme>
        </QueryClientProvider>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  const button = page.getByRole("button", { name: /120/ });
  await expect.element(button).toBeVisible();
  const count = button.getByText("9+", { exact: true });
  await expect.element(count).toBeVisible();
  const bell = button.element().querySelector("svg")!.getBoundingClientRect();
  await expect
    .poll(() => count.element().getBoundingClientRect().left)
    .toBeGreaterThan(bell.left + bell.width / 2);
});
