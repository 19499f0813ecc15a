import type { Live } from "@console-shell/contract";
import { useCallback, useSyncExternalStore } from "react";

/**
 * Re-renders with the value whenever it changes. `prerendered` is what a prerendered page was rendered
 * with, where that may differ by the time React takes it over: else React would make the page anew, and
 * what was typed into it would be gone.
 */
export const useLive = <Value>(live: Live<Value>, prerendered?: Value): Value => {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live]);
  const read = useCallback(() => live.get(), [live]);
  return useSyncExternalStore(subscribe, read, () => prerendered ?? live.get());
};
