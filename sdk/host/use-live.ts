import type { Live } from "@console-shell/contract";
import { useCallback, useSyncExternalStore } from "react";

/** The current value of one of the host's live values; rerenders when it changes. */
export const useLive = <Value>(live: Live<Value>): Value => {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live]);
  return useSyncExternalStore(subscribe, () => live.get());
};
