import { matchRoutes, type RouteObject } from "react-router";
import { isPublicPath } from "./public-path.ts";

/**
 * Returns a check whether a path may be returned to after signing in: a page of the router's, outside the
 * public areas. `/docs`, for example, is served only by the server.
 */
export const leadsBackWith =
  (routes: RouteObject[]) =>
  (pathname: string): boolean => {
    // Matched as the router does, without escapes and double slashes.
    const page = matchRoutes(routes, pathname)?.at(-1);
    return page !== undefined && page.route.path !== "*" && !isPublicPath(page.pathname);
  };
