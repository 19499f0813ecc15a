import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * A value only the browser knows. While prerendered, and until hydration is complete, it has a fixed value,
 * because server and client markup must match.
 */
export const useInBrowser = <Value extends string | boolean>(
  value: () => Value,
  prerendered: Value,
): Value => useSyncExternalStore(neverChanges, value, () => prerendered);
