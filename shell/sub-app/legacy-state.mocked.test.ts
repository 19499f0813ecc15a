import type { Account } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { expect, test, vi } from "vitest";
import type { Console } from "../create-console.ts";
import { createGlobalState } from "../state/global-state.ts";
import { shareLegacyState } from "./legacy-state.ts";

const told = vi.hoisted(() => [] as [how: string, what: object][]);
vi.mock("@console-shell/runtime/legacy", () => ({
  initGlobalState(state: object) {
    told.push(["begins", state]);
    return { setGlobalState: (change: object) => told.push(["changes", change]) };
  },
}));

test("legacy sub-apps get app type, account, permissions, language and theme, and each change separately", async () => {
  const state = createGlobalState("till");
  const locale = createStore("zh-CN");
  const theme = createStore("light");
  const account = { name: "Root" } as Account;
  state.setAccountInfo(account);
  await shareLegacyState({ state, preferences: { locale, theme } } as unknown as Console);
  locale.set("en-US");
  theme.set("dark");
  state.clearAccountInfo();
  expect(told).toEqual([
    [
      "begins",
      { appType: "till", user: account, permissions: null, locale: "zh-CN", theme: "light" },
    ],
    ["changes", { locale: "en-US" }],
    ["changes", { theme: "dark" }],
    ["changes", { user: null }],
  ]);
});
