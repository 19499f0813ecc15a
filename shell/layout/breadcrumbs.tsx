import { Breadcrumb } from "antd";
import { Link, useLocation, useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { handleOf } from "../routing/route-handle.ts";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";
import { useNavigationApps } from "./use-navigation-apps.ts";

/** Home, sub-app, page, record, and what belongs to that record. The launcher has none. */
export const Breadcrumbs = () => {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { title } = handleOf(useMatches());
  const shownTitle = useConsole().title;
  const shown = useLive(shownTitle).split(" · ")[0] ?? "";
  const parent = useLive(shownTitle.parent);
  const apps = useNavigationApps();
  if (pathname === "/") return null;
  const app = apps.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const page = app?.pages
    .filter(({ to }) => to !== app.to && (pathname === to || pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
  const trail = [
    { to: "/", title: text("title.launcher") },
    app ? { to: app.to, title: app.title } : { to: pathname, title: title?.(text, locale) ?? "" },
    ...(page ? [page] : []),
    ...(parent ? [{ to: parent.address, title: parent.title }] : []),
  ];
  // What is below a page has the title that it gives itself, once it has.
  if (trail.at(-1)?.to !== pathname && shown && trail.every((step) => step.title !== shown))
    trail.push({ to: pathname, title: shown });
  return (
    <nav aria-label={text("frame.breadcrumbs")}>
      <Breadcrumb
        style={{ marginBottom: 12 }}
        items={trail.map((step, index) => ({
          key: step.to,
          title:
            index === trail.length - 1 && pathname === step.to ? (
              <span aria-current="page">{step.title}</span>
            ) : (
              <Link to={step.to}>{step.title}</Link>
            ),
        }))}
      />
    </nav>
  );
};
