import { useSyncExternalStore } from "react";
import { useConsole } from "../state/console-context.ts";

/** Whether a path, or one below it, is the one that a page is at. */
export const isAtOrBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * Whether the console is at a path, or goes there: it changes at the press, before the router's page is
 * rendered.
 */
export const useIsAt = (path: string, exact: boolean): boolean => {
  const { routing } = useConsole();
  return useSyncExternalStore(routing.subscribe, () => {
    const { pathname } = routing.location();
    return exact ? pathname === path : isAtOrBelow(pathname, path);
  });
};
