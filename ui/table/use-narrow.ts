import { useContext, useSyncExternalStore } from "react";
import { SplitContext } from "../controls/split-context.ts";

/* Not paper, which is as narrow as a phone: a printed table has all its columns. */
const query = "screen and (max-width: 767px)";

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
};

/**
 * Whether there is as little room as on a phone: below 768 pixels, or in the list of a split view. There a table shows
 * its rows as cards.
 */
export const useNarrow = (): boolean => {
  const isSplit = useContext(SplitContext) !== null;
  const isPhone = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  return isSplit || isPhone;
};
