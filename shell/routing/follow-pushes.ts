import { createPath, type DataRouter } from "react-router";
import { firstSegment } from "./base.ts";

/**
 * Foreign sub-apps push to the browser's history themselves: umi's `MicroAppLink` does it to reach another
 * sub-app. If the target is outside their part of the console, the router follows, or first asks about
 * unsaved changes, at the current page's address. Returns the undo. Without the Navigation API nothing
 * happens.
 */
export const followPushes = (router: DataRouter): (() => void) => {
  const { navigation } = window as { navigation?: EventTarget };
  const base = router.basename?.replace(/\/$/, "") ?? "";
  const idx = () => (history.state as { idx?: number } | null)?.idx;
  let index = idx() ?? 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const { pathname, search, hash } = window.location;
    const { state } = router;
    const address = createPath({ pathname, search, hash });
    if (state.navigation.state !== "idle" || createPath(state.location) === address) return;
    if (!`${pathname}/`.startsWith(`${base}/`)) return;
    const to = address.slice(base.length) || "/";
    const shown = createPath(state.location).slice(base.length);
    if (firstSegment(to) === firstSegment(shown)) return;
    void router.navigate(to, { replace: true });
    const isBlocked = router.state.blockers.values().some((one) => one.state === "blocked");
    // While the session has expired, the address bar already shows the login page.
    if (!isBlocked || createPath(window.location) !== address) return;
    const { state: usr, key } = state.location;
    history.replaceState({ usr, key, idx: index + 1 }, "", createPath(state.location));
  };
  const hear = (event: Event) => {
    // The router pushes before it updates its location.
    if ((event as Event & { navigationType: string }).navigationType !== "push") return;
    clearTimeout(waiting);
    waiting = setTimeout(follow);
  };
  const stop = router.subscribe(() => {
    index = idx() ?? index;
  });
  navigation?.addEventListener("currententrychange", hear);
  return () => {
    navigation?.removeEventListener("currententrychange", hear);
    clearTimeout(waiting);
    stop();
  };
};
