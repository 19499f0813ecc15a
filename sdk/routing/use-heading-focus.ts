import type { HostLocation } from "@console-shell/contract";
import { focusHeading } from "@console-shell/ui";
import { useCallback, useEffect, useRef } from "react";

/**
 * Moves the focus to the h1 when another page of the same sub-app opens, because the focused element may be
 * gone. Skips the first page, which the console or the browser announces, and redirects: call the returned
 * function before each redirect.
 */
export const useHeadingFocus = (location: HostLocation): (() => void) => {
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
