import {
  createPath,
  matchRoutes,
  type DataRouter,
  type Path,
  type RouteObject,
} from "react-router";
import { addressBelow, pathBelow } from "./base.ts";
import { leadsBackWith } from "./leads-back.ts";
import type { RouteHandle } from "./route-handle.ts";

/** The router's API for the console's parts outside React. Paths are without the console's base. */
export interface ConsoleRouting {
  /** The page the router shows. While the session has expired, the address bar shows another one. */
  location(): Path;
  /** Calls the listener when the router shows another page; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** A path as it appears in the address bar, with the console's base. */
  href(path: string): string;
  /** The inverse: an address's path; undefined if it isn't below the base. */
  below(address: string): string | undefined;
  /** Navigates as a link does: going to the current page adds no history entry. */
  goTo(path: string): Promise<void>;
  /** Navigates and replaces the current history entry. */
  leaveTo(path: string): Promise<void>;
  /** Prefetches the shell's part of a page. Never rejects: showing the page tries again. */
  loadAhead(path: string): Promise<void>;
  /** Whether a path may be returned to after signing in. */
  leadsBack: (pathname: string) => boolean;
}

/** Creates it from the console's router. */
export const routingOf = (
  router: DataRouter,
  routes: RouteObject[],
  base: string,
): ConsoleRouting => {
  const location = () => {
    const { pathname, search, hash } = router.state.location;
    return { pathname: pathBelow(base, pathname) ?? pathname, search, hash };
  };
  return {
    location,
    subscribe(listener) {
      let shown = router.state.location;
      return router.subscribe(({ location }) => {
        // While the router reverts a step, the address bar has another page's address.
        if (location === shown) return;
        shown = location;
        listener();
      });
    },
    href: (path) => addressBelow(base, path),
    below: (address) => pathBelow(base, address),
    goTo: (path) => router.navigate(path, { replace: path === createPath(location()) }),
    leaveTo: (path) => router.navigate(path, { replace: true }),
    async loadAhead(path) {
      const handles = (matchRoutes(routes, path) ?? []).map(
        ({ route }) => route.handle as RouteHandle | undefined,
      );
      await Promise.allSettled(handles.map(async (handle) => handle?.preload?.()));
    },
    leadsBack: leadsBackWith(routes),
  };
};
