import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * What only the browser knows. A prerendered page has another value in its place, which stands until
 * React has taken the page over: the two have to be the same then.
 */
export const useInBrowser = <Value extends string | boolean>(
  value: () => Value,
  prerendered: Value,
): Value => useSyncExternalStore(neverChanges, value, () => prerendered);
