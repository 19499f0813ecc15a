import type { HostLocation } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

const read = (): HostLocation => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state as unknown,
  key: crypto.randomUUID(),
});

/** The address of a standalone sub-app, which owns the browser's history itself. */
export const standaloneHistory = () => {
  const live = createStore(read());
  window.addEventListener("popstate", () => live.set(read()));
  const navigate = (
    to: string | number,
    { replace = false, state }: { replace?: boolean; state?: unknown } = {},
  ) => {
    if (typeof to === "number") return history.go(to);
    if (replace) history.replaceState(state, "", to);
    else history.pushState(state, "", to);
    live.set(read());
  };
  return { location: live, navigate };
};
