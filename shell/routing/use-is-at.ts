import { useSyncExternalStore } from "react";
import { useConsole } from "../state/console-context.ts";

/** Whether the current page is at or below a path. */
export const isAtOrBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * Whether the console is at a path or navigating to it: updates on click, before the router has rendered the
 * page.
 */
export const useIsAt = (path: string, exact: boolean): boolean => {
  const { routing } = useConsole();
  return useSyncExternalStore(routing.subscribe, () => {
    const { pathname } = routing.location();
    return exact ? pathname === path : isAtOrBelow(pathname, path);
  });
};
