import { focusHeading } from "@console-shell/ui";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";
import { emitRouteChange } from "./route-change.ts";
import { handleOf } from "./route-handle.ts";
import styles from "./root.module.css";

/** Reads out the title of each page but the first, which the browser reads out itself. */
const Announcer = ({ silent }: { silent: boolean }) => {
  const announced = useLive(useConsole().title);
  return <output className={styles["announcer"]}>{silent ? "" : announced}</output>;
};

/** Around every route: fires the route change, keeps the title, moves focus and announces. */
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

  // With the layout effects that take away what the page before said of itself.
  useLayoutEffect(() => {
    title.setRoute(routeTitle);
  }, [title, routeTitle]);
  useEffect(() => {
    // A host hears of it by `onNavigate`.
    if (!place.isGuest) emitRouteChange({ pathname, title: routeTitle });
    // A change of language changes the title, and is no change of route.
    // oxlint-disable-next-line react/exhaustive-deps -- the title must not fire the event
  }, [pathname]);
  useEffect(() => {
    // The browser itself reads out the first page.
    if (firstRoute.current === routeId) return undefined;
    firstRoute.current = undefined;
    return focusHeading(subApp);
  }, [routeId, subApp]);

  return (
    <>
      <Outlet />
      <Announcer silent={firstRoute.current === routeId} />
      {/* The scrolling of a host's page is the host's. */}
      {place.isGuest ? null : <ScrollRestoration />}
    </>
  );
};
