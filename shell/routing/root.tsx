import { focusHeading, useLive } from "@console-shell/ui";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { handleOf } from "./route-handle.ts";
import styles from "./root.module.css";

/** Fired on `window` after each route change. */
const routeChangeEvent = "console:route-change";

interface RouteChange {
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
const emitRouteChange = (change: RouteChange): void => {
  window.dispatchEvent(new CustomEvent(routeChangeEvent, { detail: change }));
};

/** Announces each page title except the first, which the browser announces. */
const Announcer = ({ silent }: { silent: boolean }) => {
  const announced = useLive(useConsole().title);
  return <output className={styles["announcer"]}>{silent ? "" : announced}</output>;
};

/** Wraps every route: fires the route change, sets the title, moves the focus and announces. */
export const Root = () => {
  const { title, place } = useConsole();
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const matches = useMatches();
  const { subApp, ...handle } = handleOf(matches);
  const routeTitle = handle.title?.(text, locale) ?? "";
  const routeId = matches.at(-1)?.id;
  const firstRoute = useRef(routeId);

  // A layout effect, like those that clear what the previous page set.
  useLayoutEffect(() => {
    title.setRoute(routeTitle);
  }, [title, routeTitle]);
  useEffect(() => {
    // A host is told through `onNavigate`.
    if (!place.isGuest) emitRouteChange({ pathname, title: routeTitle });
    // A language change changes the title, but isn't a route change.
    // oxlint-disable-next-line react/exhaustive-deps -- the title must not fire the event
  }, [pathname]);
  useEffect(() => {
    // The browser itself announces the first page.
    if (firstRoute.current === routeId) return undefined;
    firstRoute.current = undefined;
    return focusHeading(subApp);
  }, [routeId, subApp]);

  return (
    <>
      <Outlet />
      <Announcer silent={firstRoute.current === routeId} />
      {/* A host's page handles its own scrolling. */}
      {place.isGuest ? null : <ScrollRestoration />}
    </>
  );
};
