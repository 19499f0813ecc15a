import { createPath, type DataRouter } from "react-router";

const firstSegment = (path: string) => path.split(/[/?#]/, 2)[1];

/**
 * Foreign sub-applications push into the browser's history by themselves: umi's `MicroAppLink` does it to
 * reach another sub-application. Where that leads out of their own part of the console, the router goes
 * along. Returns its undo; browsers without the Navigation API stay where they are.
 */
export const followPushes = (router: DataRouter): (() => void) => {
  const { navigation } = window as { navigation?: EventTarget };
  const base = router.basename?.replace(/\/$/, "") ?? "";
  const follow = () => {
    const { pathname, search, hash } = window.location;
    const { state } = router;
    const address = createPath({ pathname, search, hash });
    if (state.navigation.state !== "idle" || createPath(state.location) === address) return;
    if (!`${pathname}/`.startsWith(`${base}/`)) return;
    const to = address.slice(base.length) || "/";
    const shown = createPath(state.location).slice(base.length);
    if (firstSegment(to) !== firstSegment(shown)) void router.navigate(to, { replace: true });
  };
  const hear = (event: Event) => {
    // The router pushes before it says where it is.
    if ((event as Event & { navigationType: string }).navigationType === "push") setTimeout(follow);
  };
  navigation?.addEventListener("currententrychange", hear);
  return () => navigation?.removeEventListener("currententrychange", hear);
};
