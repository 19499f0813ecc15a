import { derive } from "@console-shell/contract/words/live";
import { useLayoutEffect, useMemo, useReducer } from "react";
import { useLocation, useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { handleOf } from "../routing/route-handle.ts";
import { isAtOrBelow } from "../routing/use-is-at.ts";
import { useConsole } from "../state/console-context.ts";
import type { PageDetail } from "../state/page-title.ts";
import styles from "./breadcrumbs.module.css";
import { FrameLink } from "./frame-link.tsx";
import { useNavigationApps } from "./use-navigation-apps.ts";

const nothing: PageDetail = { title: "" };

/** The details set by a sub-app's page; those of a sub-app that is just being left are ignored. */
const useDetailOf = (subApp: string | undefined): PageDetail => {
  const { detail } = useConsole().title;
  const own = useMemo(
    () => derive(detail, (now) => (now.subApp === subApp ? now : nothing)),
    [detail, subApp],
  );
  const shown = own.get();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Unlike `useLive`, a layout effect unsubscribes before the left page clears its detail, which would render again.
  useLayoutEffect(() => {
    if (own.get() !== shown) renderAgain();
    return own.subscribe(renderAgain);
  }, [own, shown]);
  return shown;
};

/** Home, sub-app, page, record, and what belongs to that record. The home page has none. */
export const Breadcrumbs = () => {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { title } = handleOf(useMatches());
  const app = useNavigationApps().find(({ to }) => isAtOrBelow(pathname, to));
  const { title: shown, parent } = useDetailOf(app?.name);
  if (pathname === "/") return null;
  const page = app?.pages
    .filter(({ to }) => to !== app.to && isAtOrBelow(pathname, to))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
  const place = app ?? { to: pathname, title: title?.(text, locale) ?? "" };
  const trail = [
    { to: "/", title: text("title.launcher") },
    // A page named like its sub-app is listed once.
    ...(page?.title === place.title ? [] : [{ to: place.to, title: place.title }]),
    ...(page ? [page] : []),
    ...(parent ? [{ to: parent.address, title: parent.title }] : []),
  ];
  // A subpage uses its own title once it has set one.
  if (shown && trail.every((step) => step.to !== pathname && step.title !== shown))
    trail.push({ to: pathname, title: shown });
  return (
    <nav aria-label={text("frame.breadcrumbs")} className={styles["trail"]}>
      <ol>
        {trail.map((step, index) => (
          <li key={step.to}>
            {index === trail.length - 1 && pathname === step.to ? (
              <span aria-current="page">{step.title}</span>
            ) : (
              <FrameLink to={step.to}>{step.title}</FrameLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
