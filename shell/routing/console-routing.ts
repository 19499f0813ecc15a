import type { DataRouter, Path, RouteObject } from "react-router";
import { addressBelow, pathBelow } from "./base.ts";
import { leadsBackWith } from "./leads-back.ts";

/** The router, as the console's parts outside React use it. Paths are without the console's base. */
export interface ConsoleRouting {
  /** The page that the router shows. The address bar differs from it after the session has expired. */
  location(): Path;
  /** Hears of each change of the router; returns its undo. */
  subscribe(listener: () => void): () => void;
  /** A path as it is in the address bar, with the console's base. */
  href(path: string): string;
  /** The other way round: the path of an address; undefined where it isn't below the base. */
  below(address: string): string | undefined;
  /** Goes to a path, replacing the current one. */
  leaveTo(path: string): Promise<void>;
  /** Whether a path is one to go back to after signing in. */
  leadsBack: (pathname: string) => boolean;
}

/** Makes it of the console's router. */
export const routingOf = (
  router: DataRouter,
  routes: RouteObject[],
  base: string,
): ConsoleRouting => ({
  location() {
    const { pathname, search, hash } = router.state.location;
    return { pathname: pathBelow(base, pathname) ?? pathname, search, hash };
  },
  subscribe: (listener) => router.subscribe(listener),
  href: (path) => addressBelow(base, path),
  below: (address) => pathBelow(base, address),
  leaveTo: (path) => router.navigate(path, { replace: true }),
  leadsBack: leadsBackWith(routes),
});
