import { useEffect, useRef, type RefObject } from "react";

interface KeptFocus<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Call when the button that removes the item at this index is pressed; undefined if that failed. */
  taking: (index: number | undefined) => void;
}

/**
 * Keeps the focus in a list whose items are removed by their own buttons: it moves to the item now at that
 * index, to the last one, or to what `otherwise` focuses. `items` are the shown items.
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
