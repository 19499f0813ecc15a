import { ConsoleTheme } from "@console-shell/ui";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../../create-console.ts";
import { intlFor, loadTexts } from "../../i18n/texts.ts";
import { ownPage } from "../../mount/place.ts";
import { createNotices } from "../../notices/notices.ts";
import { createActionsRunning } from "../../state/actions-running.ts";
import { ConsoleContext } from "../../state/console-context.ts";
import { SessionExpiryWarning } from "./session-expiry-warning.tsx";

await loadTexts("en-US");

test("staying signed in shows its progress, and a failure in the dialog", async () => {
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const asked = [...answers];
  const extend = vi.fn<() => Promise<boolean>>(() => asked.shift()!.promise);
  const parts = {
    sessionEnd: { extend },
    actions: createActionsRunning(),
    notices: createNotices(),
    place: ownPage(document),
  } as unknown as Console;
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <ConsoleTheme locale="en-US">
          <SessionExpiryWarning end={{ at: Date.now() + 200_000, final: false }} />
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  const dialog = page.getByRole("dialog", { name: "You are about to be signed out" });
  const stay = dialog.getByRole("button", { name: "Stay signed in" });
  await stay.click();
  // antd marks a loading button only by a class, whatever the prefix.
  await expect.poll(() => dialog.element().querySelector('[class*="-btn-loading"]')).not.toBeNull();
  answers[0]!.resolve(false);
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("That didn’t work. Try again.");
  await stay.click();
  await expect.poll(() => dialog.getByRole("alert").elements()).toHaveLength(0);
  answers[1]!.resolve(true);
  expect(extend).toHaveBeenCalledTimes(2);
  root.unmount();
  element.remove();
});
