import { backEvent } from "@console-shell/ui";
import { pathBelow } from "./base.ts";

/** Marks a history entry whose address the router doesn't follow. */
const unrouted = "unrouted";

const stateOfEntry = () => history.state as Record<string, unknown> | null;

/** Changes the address bar without the router; the shown page stays. */
export const showUnrouted = (address: string): void =>
  history.replaceState({ ...stateOfEntry(), [unrouted]: true }, "", address);

/** Restores the address of the page the router shows. */
export const showRouted = (address: string): void => {
  const { [unrouted]: _, ...state } = stateOfEntry() ?? {};
  history.replaceState(state, "", address);
};

/** Single-spa, and hosts built on it, dispatch a `popstate` of their own after each address change. */
const isForRouter = (event: Event, base: string): boolean =>
  pathBelow(base, location.pathname) !== undefined &&
  (event.isTrusted || !stateOfEntry()?.[unrouted]);

/** An open drawer, for example, may close on Back instead. */
const isTaken = ({ type, state }: PopStateEvent): boolean =>
  type === "popstate" &&
  !window.dispatchEvent(new CustomEvent(backEvent, { cancelable: true, detail: state }));

/**
 * The router's view of the window: of history navigation it sees only addresses below the console's base,
 * since others are the host's, and none shown without the router.
 */
export const routerWindow = (base: string): Window => {
  const wrapped = new Map<EventListener, EventListener>();
  const own = (listener: EventListener): EventListener => {
    const known =
      wrapped.get(listener) ??
      ((event: Event) => {
        if (isForRouter(event, base) && !isTaken(event as PopStateEvent)) listener(event);
      });
    wrapped.set(listener, known);
    return known;
  };
  const facade = {
    document,
    history,
    location,
    // Reading it throws if the browser blocks storage.
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
