import type { Live } from "@console-shell/contract";
import { useCallback, useSyncExternalStore } from "react";

/** Re-renders with the value whenever it changes. */
export const useLive = <Value>(live: Live<Value>): Value => {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live]);
  const read = useCallback(() => live.get(), [live]);
  return useSyncExternalStore(subscribe, read, read);
};
