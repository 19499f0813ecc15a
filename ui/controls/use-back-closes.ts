import { useEffect, useEffectEvent } from "react";

/**
 * Dispatched on the window before the console's router follows Back, with the entry's state as detail. Preventing it
 * leaves the page as it is.
 */
export const backEvent = "console-back";

const placeOf = (state: unknown): number => Number((state as { idx?: number } | null)?.idx);

/**
 * Lets Back close a drawer instead of leaving its page. The drawer has no history entry of its own: Back to before it
 * would undo the changes that it made to the address.
 */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const place = placeOf(history.state);
    let returning = false;
    const keep = (event: Event) => {
      const back = place - placeOf((event as CustomEvent<unknown>).detail);
      if (!returning && !(back > 0)) return;
      event.preventDefault();
      if (returning) {
        onBack();
        return;
      }
      returning = true;
      history.go(back);
    };
    window.addEventListener(backEvent, keep);
    return () => window.removeEventListener(backEvent, keep);
  }, [open]);
};
