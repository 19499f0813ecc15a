import { useSyncExternalStore } from "react";

/* Not paper, which is as narrow as a phone: a printed table has all its columns. */
const query = "screen and (max-width: 767px)";

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
};

/** Whether the window is as narrow as a phone's: below 768 pixels, where a table shows its rows as cards. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
