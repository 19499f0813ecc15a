import type { HostLocation } from "@console-shell/contract";
import { focusHeading } from "@console-shell/ui";
import { useCallback, useEffect, useRef } from "react";

/**
 * Moves the focus to the h1 of another page of the same sub-app, for what had it may be gone. Not
 * to that of the first page, which the console or the browser itself tells of, nor after a
 * redirect; what it returns is to be called before each.
 */
export const useHeadingFocus = (location: HostLocation): (() => void) => {
  const seen = useRef(location);
  const shown = useRef(location.pathname);
  const redirected = useRef(false);
  useEffect(() => {
    // The effects of what is inside come first: the first page may have redirected by now.
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
