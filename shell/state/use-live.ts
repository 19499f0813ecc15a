import type { Live } from "@console-shell/contract";
import { useCallback, useSyncExternalStore } from "react";

/**
 * Rerenders with the value whenever it changes. `prerendered` is the value used for prerendering, if it may
 * have changed by hydration: otherwise React would render the page again, and typed input would be lost.
 */
export const useLive = <Value>(live: Live<Value>, prerendered?: Value): Value => {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live]);
  const read = useCallback(() => live.get(), [live]);
  return useSyncExternalStore(subscribe, read, () => prerendered ?? live.get());
};
