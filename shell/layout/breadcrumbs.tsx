import { derive } from "@console-shell/contract/words/live";
import { useLive } from "@console-shell/ui";
import { useMemo } from "react";
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
  return useLive(
    useMemo(
      () => derive(detail, (now) => (now.subApp === subApp ? now : nothing)),
      [detail, subApp],
    ),
  );
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
  if (trail.at(-1)?.to !== pathname && shown && trail.every((step) => step.title !== shown))
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
