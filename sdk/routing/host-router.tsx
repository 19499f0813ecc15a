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
  useState,
} from "react";
import { createPath, Router, type Navigator } from "react-router";
import type { Pages } from "../pages/page-table.tsx";
import { shownFor, startKey } from "./shown-for.ts";

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

/** Calls back after the next paint, also in a tab that isn't shown; returns how to cancel it. */
const afterPaint = (callback: () => void): (() => void) => {
  let timer = setTimeout(callback, 100);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

interface HostRouterProps {
  host: SubAppHost;
  startFor: Pages["startFor"];
  children: ReactNode;
}

/**
 * The location that the sub-app shows. At the sub-app's own address it's the start page's, at once; the console's
 * address follows. Until then, the returned function keeps what the start page replaces it with, and returns true.
 */
const useShownLocation = (host: SubAppHost, start: string | undefined) => {
  const current = useLive(host.location);
  const deferred = useDeferredValue(current);
  // A sub-app without a table of pages redirects by itself, so rendering its own address is deferred. Any other page
  // switches at once, because the old page must not be shown under the new address.
  const now = deferred.pathname === host.basename ? deferred : current;
  const shown = shownFor(host, now, start);
  const [before, setBefore] = useState(shown);
  const waiting = useRef<[to: string, state: unknown]>(undefined);
  const startPath = shown === now ? undefined : shown.pathname;
  useEffect(
    () =>
      // The console reads how far the page is scrolled: before the paint, that would lay out the page once more.
      afterPaint(() => {
        const [to, state] = waiting.current ?? [startPath];
        waiting.current = undefined;
        if (to !== undefined) host.navigate(to, { state, replace: true });
      }),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when the address has followed
    [host, now, startPath],
  );
  const replaceLater = useCallback(
    (to: string, state: unknown) => {
      const isAhead = shownFor(host, host.location.get(), start).key === startKey;
      if (isAhead) waiting.current = [to, state];
      return isAhead;
    },
    [host, start],
  );
  // The start page isn't rendered again when the address says so.
  const isSame =
    before.key === startKey && shown.state === null && createPath(before) === createPath(shown);
  if (!isSame && before !== shown) setBefore(shown);
  return [isSame ? before : shown, replaceLater] as const;
};

/**
 * Binds react-router to the host: reads and changes the address through it, because only the console may
 * change the browser's history.
 */
export const HostRouter = ({ host, startFor, children }: HostRouterProps) => {
  const [location, replaceLater] = useShownLocation(host, startFor(useLive(host.permissions)));
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
        if (replaceLater(path(to), state)) return;
        // A redirect belongs to the page that is shown; ignore it if the operator has navigated elsewhere
        // since.
        if (host.location.get().pathname !== shown.current) return;
        beforeRedirect();
        host.navigate(path(to), { state, replace: true });
      },
    };
  }, [host, beforeRedirect, replaceLater]);
  return (
    <Router basename={host.basename} location={location} navigator={navigator}>
      {children}
    </Router>
  );
};
