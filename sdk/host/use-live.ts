import type { Live } from "@console-shell/contract";
import { useCallback, useSyncExternalStore } from "react";

/** The current value of a live value of the host; renders again when it changes. */
export const useLive = <Value>(live: Live<Value>): Value => {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live]);
  return useSyncExternalStore(subscribe, () => live.get());
};
