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

/** The router, as the console's parts outside React use it. Paths are without the console's base. */
export interface ConsoleRouting {
  /** The page that the router shows. The address bar differs from it after the session has expired. */
  location(): Path;
  /** Hears of each other page that the router shows; returns its undo. */
  subscribe: (listener: () => void) => () => void;
  /** A path as it is in the address bar, with the console's base. */
  href(path: string): string;
  /** The other way round: the path of an address; undefined where it isn't below the base. */
  below(address: string): string | undefined;
  /** Goes to a path, as a link does: to the page that is shown without another history entry. */
  goTo(path: string): Promise<void>;
  /** Goes to a path, replacing the current one. */
  leaveTo(path: string): Promise<void>;
  /** Loads the shell's part of a page that is about to be shown. Never rejects: showing it tries again. */
  loadAhead(path: string): Promise<void>;
  /** Whether a path is one to go back to after signing in. */
  leadsBack: (pathname: string) => boolean;
}

/** Makes it of the console's router. */
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
        // While the router takes a step back, the address bar has another page's address.
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
