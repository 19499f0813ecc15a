import { createStore } from "@console-shell/contract/words/live";
import { ConsoleTheme } from "@console-shell/ui";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../../create-console.ts";
import { intlFor, loadTexts } from "../../i18n/texts.ts";
import { ConsoleContext } from "../../state/console-context.ts";
import { ownPage } from "../../mount/place.ts";
import { createNotices } from "../../notices/notices.ts";
import type { RequestError } from "../../request/request-error.ts";
import { createGlobalState } from "../../state/global-state.ts";
import { SessionExpiredHolder } from "./session-expired-holder.tsx";

await loadTexts("en-US");

/** Whether the dialog's chunk was requested, and whether it can be loaded. */
const chunk = vi.hoisted(() => ({ isAskedFor: false, isThere: false }));
vi.mock("./session-expired-dialog.tsx", () => {
  chunk.isAskedFor = true;
  return { SessionExpiredDialog: () => <p>Sign in here</p> };
});
vi.mock("../../routing/load-chunk.ts", () => ({
  loadChunk: (_name: string, load: () => Promise<unknown>) =>
    chunk.isThere ? load() : Promise.reject(new Error("It is not there any more")),
}));

let root: Root;
let element: HTMLElement;
const expired = createStore<RequestError | null>(null);
const cause = {} as RequestError;
const showFailure = vi.fn<(error: RequestError) => void>();
const abandon = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal("reportError", () => undefined);
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
  const state = createGlobalState();
  state.setAccountInfo({ id: "one" } as never);
  const parts = {
    state,
    session: { expired, abandon },
    routing: { href: (path: string) => path },
    showFailure,
    notices: createNotices(),
    place: ownPage(document),
  } as unknown as Console;
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <ConsoleTheme locale="en-US">
          <SessionExpiredHolder />
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );
});
afterEach(() => {
  root.unmount();
  element.remove();
  vi.unstubAllGlobals();
});

test("the dialog is preloaded; if that fails, the page stays covered and can retry", async () => {
  await expect.poll(() => chunk.isAskedFor).toBe(true);
  expired.set(cause);
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await expect.element(dialog).toBeVisible();
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(cause);
  // The draft below is neither lost nor readable.
  const { backgroundColor } = getComputedStyle(dialog.element(), "::backdrop");
  expect(backgroundColor).toMatch(/^rgb\(/);
  expect(abandon).not.toHaveBeenCalled();
  chunk.isThere = true;
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Sign in here")).toBeVisible();
});
