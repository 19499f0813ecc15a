import { matchRoutes, type RouteObject } from "react-router";
import { isPublicPath } from "./public-path.ts";

/**
 * Returns the check whether a path is a page to go back to after signing in: one that the router has,
 * outside the public areas. `/docs`, for example, is only the server's.
 */
export const leadsBackWith =
  (routes: RouteObject[]) =>
  (pathname: string): boolean => {
    // Matched as the router does, without escapes and double slashes.
    const page = matchRoutes(routes, pathname)?.at(-1);
    return page !== undefined && page.route.path !== "*" && !isPublicPath(page.pathname);
  };
