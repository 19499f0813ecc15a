import { useCallback, useSyncExternalStore } from "react";

/** A value that changes, as the contract has it. */
export interface Live<Value> {
  get(): Value;
  subscribe(listener: (value: Value) => void): () => void;
}

/**
 * Rerenders with the value whenever it changes. `prerendered` is the value used for prerendering, if it may
 * have changed by hydration: otherwise React would render the page again, and typed input would be lost.
 */
export const useLive = <Value>(live: Live<Value>, prerendered?: Value): Value => {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live]);
  const read = useCallback(() => live.get(), [live]);
  return useSyncExternalStore(subscribe, read, () => prerendered ?? live.get());
};
