import type { Account, AccountPermissions } from "@console-shell/contract";
import { createStore, derive } from "@console-shell/contract/words/live";
import { describe, expect, test, vi } from "vitest";
import { createActionsRunning } from "./actions-running.ts";
import { createGlobalState } from "./global-state.ts";

const account: Account = {
  id: "01a1fbdd-feda-7470-9af1-91a13a3db47c",
  account: "root",
  name: "Root",
  email: "root@example.com",
  role: "root",
  locale: "en-US",
  theme: "system",
  density: "comfortable",
  navigation: "full",
  shortcuts: true,
  favourites: [],
  defaultViews: {},
  previousSignInAt: null,
  secondFactors: [],
  secondFactorMissing: false,
};
const permissions: AccountPermissions = { role: "root", permissions: [], subApps: [] };

describe("a store", () => {
  test("notifies its listeners of changes only", () => {
    const store = createStore(1);
    const listener = vi.fn<(value: number) => void>();
    const leave = store.subscribe(listener);
    store.set(1);
    store.set(2);
    leave();
    store.set(3);
    expect(listener.mock.calls).toEqual([[2]]);
    expect(store.get()).toBe(3);
  });

  test("with a derived value notifies only when its result changes", () => {
    const store = createStore(1);
    const parity = derive(store, (value) => value % 2);
    const listener = vi.fn<(value: number) => void>();
    parity.subscribe(listener);
    store.set(3);
    store.set(4);
    expect(listener.mock.calls).toEqual([[0]]);
  });
});

describe("the global state", () => {
  test("is empty, of type console, and changes only by its three actions", () => {
    const state = createGlobalState();
    expect(state.get()).toEqual({ account: null, permissions: null, appType: "console" });
    state.setAccountInfo(account);
    state.setPermissions(permissions);
    expect(state.get()).toEqual({ account, permissions, appType: "console" });
    state.clearAccountInfo();
    expect(state.get()).toEqual({ account: null, permissions: null, appType: "console" });
    const actions = Object.keys(state).filter((key) => key !== "get" && key !== "subscribe");
    expect(actions).toEqual(["setAccountInfo", "setPermissions", "clearAccountInfo"]);
  });
});

describe("the running actions", () => {
  test("has a name while any action of that name runs, including failed ones", async () => {
    const actions = createActionsRunning();
    const first = Promise.withResolvers<number>();
    const second = Promise.withResolvers<number>();
    const other = Promise.withResolvers<number>();
    const tracked = [
      actions.track("login", first.promise),
      actions.track("login", second.promise),
      actions.track("save", other.promise),
    ];
    expect([...actions.get()]).toEqual(["login", "save"]);
    first.resolve(1);
    expect(await tracked[0]).toBe(1);
    expect(actions.get().has("login")).toBe(true);
    second.reject(new Error("no"));
    await expect(tracked[1]).rejects.toThrow("no");
    expect([...actions.get()]).toEqual(["save"]);
    other.resolve(2);
    await tracked[2];
    expect(actions.get().size).toBe(0);
  });
});
