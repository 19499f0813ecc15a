import type { Account, PaletteEntry } from "@console-shell/contract";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { createNotices } from "../notices/notices.ts";
import { createPalette } from "../palette/palette.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { createGlobalState } from "../state/global-state.ts";
import { KeysHolder } from "./keys-holder.tsx";
import { createShortcuts } from "./shortcuts.ts";

await loadTexts("en-US");

const goTo = vi.fn<(to: string) => Promise<void>>(async () => undefined);
const create = vi.fn<() => void>();
const palette = createPalette();
let entries: PaletteEntry[] = [];
let undo: () => void;
const chosen = vi.fn<(choice: unknown) => void>();
let shortcuts: ReturnType<typeof createShortcuts>;

beforeEach(async () => {
  entries = [{ key: "add", title: "New client", keys: "N", run: create }];
  const state = createGlobalState();
  state.setAccountInfo({ shortcuts: true } as Account);
  state.setPermissions({ role: "root", permissions: ["finance:open"], subApps: [] } as never);
  const title = { "en-US": "Finance", "zh-CN": "财务管理" };
  shortcuts = createShortcuts(state, {
    choose: (choice) => {
      chosen(choice);
      state.setAccountInfo({ ...state.get().account!, ...(choice as Partial<Account>) });
    },
  });
  const parts = {
    state,
    palette,
    shortcuts,
    notices: createNotices(),
    place: { looks: [], isGuest: false },
    routing: { goTo, subscribe: () => () => undefined },
    returns: { of: () => undefined },
    config: { subApps: [{ name: "finance", title, pages: [] }] },
  } as unknown as Console;
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <MemoryRouter>
          <KeysHolder />
          <main id="console-content">
            <input type="search" aria-label="Search clients" />
          </main>
        </MemoryRouter>
      </RawIntlProvider>
    </ConsoleContext>,
  );
  const withdraw = palette.offer("finance", () => entries);
  undo = () => {
    withdraw();
    root.unmount();
    element.remove();
  };
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  vi.clearAllMocks();
});
afterEach(() => undo());

test("a key runs what the page offers at that time, and a sequence opens an app", async () => {
  await userEvent.keyboard("n");
  expect(create).toHaveBeenCalledOnce();
  const filter = `<input role="combobox" readonly aria-expanded="false" />`;
  document.querySelector("main")!.insertAdjacentHTML("beforeend", filter);
  document.querySelector<HTMLElement>("main [role=combobox]")!.focus();
  await userEvent.keyboard("n");
  expect(create).toHaveBeenCalledTimes(2);
  entries = [];
  await userEvent.keyboard("n");
  expect(create).toHaveBeenCalledTimes(2);
  await userEvent.keyboard("gf");
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/finance");
});

test("keys do nothing while typing, with a modifier or below a dialog", async () => {
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("n?gf");
  await expect.element(page.getByRole("searchbox")).toHaveValue("n?gf");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Alt>}n{/Alt}{Shift>}n{/Shift}");
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  await userEvent.keyboard("n");
  dialog.remove();
  expect(create).not.toHaveBeenCalled();
});

test("named keys are left to what uses them, and to a dialog that closes on them", async () => {
  entries = ["Enter", "Escape", "ArrowLeft"].map((key) => ({
    key,
    title: key,
    keys: key,
    keysOnly: true,
    run: create,
  }));
  const main = document.querySelector("main")!;
  main.insertAdjacentHTML("beforeend", `<button>Other</button><input type="radio" />`);
  main.querySelector("button")!.focus();
  await userEvent.keyboard("{Enter}");
  main.querySelector<HTMLElement>("[type=radio]")!.focus();
  await userEvent.keyboard("{ArrowLeft}");
  main.querySelector<HTMLElement>("[type=radio]")!.blur();
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.role = "dialog";
  dialog.textContent = "Sure?";
  dialog.tabIndex = -1;
  dialog.addEventListener("keydown", () => dialog.remove());
  dialog.focus();
  await userEvent.keyboard("{Escape}");
  expect(dialog.isConnected).toBe(false);
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{Alt>}{ArrowLeft}{/Alt}");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true }));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true }));
  expect(create).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}{Escape}{ArrowLeft}");
  expect(create).toHaveBeenCalledTimes(3);
});

test("keys of a sub-app's frame work, unless something is typed in it", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inside = frame.contentDocument!;
  inside.body.innerHTML = `<input /><button>Other</button>`;
  const press = (within: string) => {
    frame.focus();
    inside.querySelector<HTMLElement>(within)!.focus();
    // As the runtime forwards it.
    frame.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  };
  await userEvent.keyboard("n");
  press("input");
  expect(create).toHaveBeenCalledTimes(1);
  press("button");
  expect(create).toHaveBeenCalledTimes(2);
  frame.remove();
});

test("? lists the keys, where they can be turned off", async () => {
  await userEvent.keyboard("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(list.getByText("New client")).toBeVisible();
  await expect.element(list.getByText("Search this list")).toBeVisible();
  await list.getByRole("switch").click();
  await list.getByRole("button", { name: "Close" }).click();
  await userEvent.keyboard("n");
  expect(create).not.toHaveBeenCalled();
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ shortcuts: false });
});
