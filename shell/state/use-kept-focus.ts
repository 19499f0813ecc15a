import { useEffect, useRef, type RefObject } from "react";

interface KeptFocus<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** The button of the item at this place is pressed and takes the item away; none, where that failed. */
  taking: (index: number | undefined) => void;
}

/**
 * Keeps the focus in a list whose items a button of their own takes away: the item that has come
 * into its place gets it, or the last one; or what `otherwise` gives it to. `items` is what the list
 * shows.
 */
export const useKeptFocus = <List extends HTMLElement>(
  items: unknown,
  otherwise: () => void,
): KeptFocus<List> => {
  const list = useRef<List>(null);
  const taken = useRef<number>(undefined);
  useEffect(() => {
    if (taken.current === undefined || document.activeElement !== document.body) return;
    const left = list.current?.children;
    const next = (left?.[taken.current] ?? left?.[left.length - 1])?.querySelector("button");
    taken.current = undefined;
    if (next) next.focus();
    else otherwise();
    // oxlint-disable-next-line react/exhaustive-deps -- only when something was taken away
  }, [items]);
  return { list, taking: (index) => void (taken.current = index) };
};
