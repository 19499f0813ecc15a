import type { ConsoleConfig } from "@console-shell/contract";
import { ConsoleTheme } from "@console-shell/ui";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { createServedReleases } from "../live/served-releases.ts";
import { createActionsRunning } from "../state/actions-running.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { createLeaveQuestion } from "../unsaved/leave-question.ts";
import { createUnsaved } from "../unsaved/unsaved.ts";
import { DevelopmentBar } from "./development-bar.tsx";

await loadTexts("en-US");
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("an override that has ended doesn't reload a page with unsaved changes, but says so", async () => {
  const unsaved = createUnsaved();
  unsaved.hold("orders");
  const until = Date.UTC(2026, 0, 1);
  const releases = createServedReleases("r1");
  const title = { "en-US": "Orders", "zh-CN": "订单" };
  const entry = "http://localhost:5173/orders/index.html";
  const subApps = [{ name: "orders", title, entry, development: { until, permissions: [] } }];
  const parts = {
    config: { subApps } as unknown as ConsoleConfig,
    releases,
    unsaved,
    actions: createActionsRunning(),
    leaveQuestion: createLeaveQuestion(unsaved),
  } as unknown as Console;
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <ConsoleTheme locale="en-US">
          <DevelopmentBar />
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  const bar = page.getByRole("complementary", { name: "Development override" });
  await expect.element(bar.getByText(/^Orders comes from/)).toBeVisible();
  const heard = (overrideUntil?: number) =>
    releases.heard({ release: "r1", console: "c1", subApps: {}, needs: {}, overrideUntil });
  heard(until);
  heard();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(bar.getByText(/Reload this page once your changes are saved/)).toBeVisible();
  root.unmount();
  element.remove();
});
