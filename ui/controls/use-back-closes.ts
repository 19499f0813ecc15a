import { useEffect, useEffectEvent } from "react";

const placeOf = (state: unknown): number => Number((state as { idx?: number } | null)?.idx);

/**
 * Lets Back close what is open instead of leaving its page. It has no history entry of its own: what changes the address
 * while it's open would otherwise be undone.
 */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    let returning = false;
    // Before the router, which listens on the same target.
    const keep = (event: PopStateEvent) => {
      const back = place - placeOf(event.state);
      if (!returning && !(back > 0)) return;
      event.stopImmediatePropagation();
      if (returning) {
        onBack();
        return;
      }
      returning = true;
      history.go(back);
    };
    const place = placeOf(history.state);
    window.addEventListener("popstate", keep, { capture: true });
    return () => window.removeEventListener("popstate", keep, { capture: true });
  }, [open]);
};
