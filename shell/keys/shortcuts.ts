import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { readShortcuts, rememberShortcuts } from "../preferences/remembered.ts";

/** The console's shortcuts of single letters: whether they are on in this browser, and whether their list is shown. */
export interface Shortcuts {
  readonly enabled: Live<boolean>;
  enable(enabled: boolean): void;
  readonly listed: Live<boolean>;
  showList(listed: boolean): void;
}

export const createShortcuts = (isGuest = false): Shortcuts => {
  const enabled = createStore(isGuest || readShortcuts());
  const listed = createStore(false);
  return {
    enabled,
    enable(now) {
      enabled.set(now);
      // A guest stores nothing on its host's page.
      if (!isGuest) rememberShortcuts(now);
    },
    listed,
    showList: (now) => listed.set(now),
  };
};
