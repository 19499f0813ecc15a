import type { Account, AccountPermissions, AnyPermission, Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { defaultAppType } from "@console-shell/contract/host/services";

/** The global state. `account` and `permissions` are null while nobody is signed in. */
interface GlobalValue {
  readonly account: Account | null;
  readonly permissions: AccountPermissions | null;
  readonly appType: string;
}

export interface GlobalState extends Live<GlobalValue> {
  setAccountInfo(account: Account): void;
  setPermissions(permissions: AccountPermissions): void;
  /** Clears the account and its permissions. */
  clearAccountInfo(): void;
}

/** The global state; only its three actions change it. `moreHeld` are permissions that every operator has in this page. */
export const createGlobalState = (
  appType: string = defaultAppType,
  moreHeld: readonly AnyPermission[] = [],
): GlobalState => {
  const store = createStore<GlobalValue>({ account: null, permissions: null, appType });
  return {
    get: () => store.get(),
    subscribe: (listener) => store.subscribe(listener),
    setAccountInfo: (account) => store.set({ ...store.get(), account }),
    setPermissions: ({ permissions, ...rest }) =>
      store.set({
        ...store.get(),
        permissions: { ...rest, permissions: [...permissions, ...moreHeld] },
      }),
    clearAccountInfo: () => store.set({ ...store.get(), account: null, permissions: null }),
  };
};
