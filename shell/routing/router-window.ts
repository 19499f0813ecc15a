import { pathBelow } from "./base.ts";

/** In the state of a history entry whose address the router doesn't follow. */
const unrouted = "unrouted";

const stateOfEntry = () => history.state as Record<string, unknown> | null;

/** Shows an address in the address bar without the router; what it shows stays. */
export const showUnrouted = (address: string): void =>
  history.replaceState({ ...stateOfEntry(), [unrouted]: true }, "", address);

/** Shows the address of what the router shows again. */
export const showRouted = (address: string): void => {
  const { [unrouted]: _, ...state } = stateOfEntry() ?? {};
  history.replaceState(state, "", address);
};

/** Single-spa, and hosts made of it, dispatch a `popstate` of their own after each change of the address. */
const isForRouter = (event: Event, base: string): boolean =>
  pathBelow(base, location.pathname) !== undefined &&
  (event.isTrusted || !stateOfEntry()?.[unrouted]);

/**
 * What the router sees of the window: of the moves through the history only those to an address below
 * the console's base, since others are a host's, and none to an address shown without it.
 */
export const routerWindow = (base: string): Window => {
  const wrapped = new Map<EventListener, EventListener>();
  const own = (listener: EventListener): EventListener => {
    const known =
      wrapped.get(listener) ??
      ((event: Event) => {
        if (isForRouter(event, base)) listener(event);
      });
    wrapped.set(listener, known);
    return known;
  };
  const facade = {
    document,
    history,
    location,
    // Reading it throws where the browser blocks storage.
    get sessionStorage() {
      return window.sessionStorage;
    },
    addEventListener: (type: string, listener: EventListener) =>
      window.addEventListener(type, own(listener)),
    removeEventListener: (type: string, listener: EventListener) =>
      window.removeEventListener(type, own(listener)),
  };
  return facade as unknown as Window;
};
