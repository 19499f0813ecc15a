import type { SubAppHost, HostLocation } from "@console-shell/contract";
import { useLive, focusHeading } from "@console-shell/ui";
import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  useCallback,
  useEffect,
} from "react";
import { createPath, Router, type Navigator } from "react-router";

/**
 * Moves the focus to the h1 when another page of the same sub-app opens, because the focused element may be
 * gone. Skips the first page, which the console or the browser announces, and redirects: call the returned
 * function before each redirect.
 */
const useHeadingFocus = (location: HostLocation): (() => void) => {
  const seen = useRef(location);
  const shown = useRef(location.pathname);
  const redirected = useRef(false);
  useEffect(() => {
    // Child effects run first: the first page may have redirected by now.
    if (seen.current === location) return undefined;
    seen.current = location;
    const redirect = redirected.current;
    redirected.current = false;
    if (shown.current === location.pathname) return undefined;
    shown.current = location.pathname;
    return redirect ? undefined : focusHeading();
  }, [location]);
  return useCallback(() => {
    redirected.current = true;
  }, []);
};

/**
 * Binds react-router to the host: reads and changes the address through it, because only the console may
 * change the browser's history.
 */
export const HostRouter = ({ host, children }: { host: SubAppHost; children: ReactNode }) => {
  const current = useLive(host.location);
  const deferred = useDeferredValue(current);
  // A sub-app's start page usually redirects, so rendering it is deferred. Any other page switches at once,
  // because the old page must not be shown under the new address.
  const location = deferred.pathname === host.basename ? deferred : current;
  const shown = useRef(location.pathname);
  useLayoutEffect(() => {
    shown.current = location.pathname;
  }, [location]);
  const beforeRedirect = useHeadingFocus(location);
  const navigator = useMemo<Navigator>(() => {
    const path = (to: Parameters<Navigator["push"]>[0]) =>
      typeof to === "string" ? to : createPath(to);
    return {
      createHref: path,
      go: (delta) => host.navigate(delta),
      push: (to, state) => host.navigate(path(to), { state }),
      replace: (to, state) => {
        // A redirect belongs to the page that is shown; ignore it if the operator has navigated elsewhere
        // since.
        if (host.location.get().pathname !== shown.current) return;
        beforeRedirect();
        host.navigate(path(to), { state, replace: true });
      },
    };
  }, [host, beforeRedirect]);
  return (
    <Router basename={host.basename} location={location} navigator={navigator}>
      {children}
    </Router>
  );
};
