import { matchRoutes, type RouteObject } from "react-router";
import { isPublicPath } from "./public-path.ts";

/**
 * Makes the check whether the router has a page at a path that somebody goes back to after signing in:
 * none of the public areas, and nothing that only the server answers, such as `/docs`.
 */
export const leadsBackWith =
  (routes: RouteObject[]) =>
  (pathname: string): boolean => {
    // As the router reads it: without escapes and doubled slashes.
    const page = matchRoutes(routes, pathname)?.at(-1);
    return page !== undefined && page.route.path !== "*" && !isPublicPath(page.pathname);
  };
