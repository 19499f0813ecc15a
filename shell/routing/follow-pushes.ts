import { createPath, type DataRouter } from "react-router";
import { firstSegment } from "./base.ts";

/**
 * Foreign sub-applications push into the browser's history by themselves: umi's `MicroAppLink` does it to
 * reach another sub-application. Where that leads out of their own part of the console, the router goes
 * along, or asks first whether it may, at the address of the page that is shown. Returns its undo.
 * Browsers without the Navigation API stay where they are.
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
    // While the session has expired the address is the login page's by now.
    if (!isBlocked || createPath(window.location) !== address) return;
    const { state: usr, key } = state.location;
    history.replaceState({ usr, key, idx: index + 1 }, "", createPath(state.location));
  };
  const hear = (event: Event) => {
    // The router pushes before it says where it is.
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
