import type { Live } from "@console-shell/contract";
import { createStore, derive } from "@console-shell/contract/words/live";
import type { PreferenceQueue } from "../preferences/preference-queue.ts";
import type { GlobalState } from "../state/global-state.ts";

/** The console's shortcuts of single keys: whether they are on for the operator, and whether their list is shown. */
export interface Shortcuts {
  readonly enabled: Live<boolean>;
  enable(enabled: boolean): void;
  readonly listed: Live<boolean>;
  showList(listed: boolean): void;
}

export const createShortcuts = (
  state: GlobalState,
  queue: Pick<PreferenceQueue, "choose">,
): Shortcuts => {
  const listed = createStore(false);
  return {
    enabled: derive(state, ({ account }) => account?.shortcuts ?? true),
    enable: (shortcuts) => queue.choose({ shortcuts }),
    listed,
    showList: (now) => listed.set(now),
  };
};
