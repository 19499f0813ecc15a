import { pathBelow } from "../routing/base.ts";

/**
 * What the router of a guest sees of the window: of the moves through the history only those to an
 * address below its base. Others are the host's.
 */
export const windowBelow = (base: string): Window => {
  const wrapped = new Map<EventListener, EventListener>();
  const own = (listener: EventListener): EventListener => {
    const known =
      wrapped.get(listener) ??
      ((event: Event) => {
        if (pathBelow(base, location.pathname) !== undefined) listener(event);
      });
    wrapped.set(listener, known);
    return known;
  };
  const facade = {
    document,
    history,
    location,
    sessionStorage,
    addEventListener: (type: string, listener: EventListener) =>
      window.addEventListener(type, own(listener)),
    removeEventListener: (type: string, listener: EventListener) =>
      window.removeEventListener(type, own(listener)),
  };
  return facade as unknown as Window;
};
