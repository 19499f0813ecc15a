/** Fired on `window` after each route change. */
export const routeChangeEvent = "console:route-change";

export interface RouteChange {
  pathname: string;
  /** The route's title; empty if it has none. */
  title: string;
}

declare global {
  interface WindowEventMap {
    "console:route-change": CustomEvent<RouteChange>;
  }
}

/** Fires the event; the document's title follows it. */
export const emitRouteChange = (change: RouteChange): void => {
  window.dispatchEvent(new CustomEvent(routeChangeEvent, { detail: change }));
};
