import { useSyncExternalStore } from "react";

const query = matchMedia("(max-width: 767px)");
const subscribe = (listener: () => void) => {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether the window is too narrow for a sidebar. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
