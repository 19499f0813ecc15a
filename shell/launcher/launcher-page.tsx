import { openPermission } from "@console-shell/contract/words/sub-app";
import { EmptyState, Page, Panel } from "@console-shell/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { useNavigationApps } from "../layout/use-navigation-apps.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import type { MessageKey } from "../i18n/texts.ts";
import { useRecentPages } from "../recent-pages/use-recent-pages.ts";
import { Announcements } from "./announcements.tsx";
import { LauncherWork } from "../work/launcher-work.tsx";
import { AppCard } from "./app-card.tsx";
import styles from "./launcher-page.module.css";

const maxShown = 8;

/** The operator's recent pages. */
const RecentPages = () => {
  const text = useText();
  const recents = useRecentPages().slice(0, maxShown);
  if (recents.length === 0) return null;
  return (
    <Panel title={text("launcher.recent")}>
      <ul className={styles["recents"]}>
        {recents.map(({ path, title, name, app }) => (
          <li key={path}>
            <Link to={path} className={styles["recent"]}>
              <SubAppIcon name={name} />
              <span className={styles["recentTitle"]}>{title}</span>
              <span className={styles["recentApp"]}>{app}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** The greeting for an hour of the day (0 to 23). */
const greetingAt = (hour: number): MessageKey => {
  if (hour < 5 || hour >= 18) return "launcher.evening";
  return hour < 12 ? "launcher.morning" : "launcher.afternoon";
};

/** The home page: permitted sub-apps and their pages, and why others are missing. */
export const LauncherPage = () => {
  const text = useText();
  const intl = useIntl();
  const locale = useLocale();
  const account = useAccount();
  const { config } = useConsole();
  const apps = useNavigationApps();
  const isFavourite = ({ name }: { name: string }) => account.favourites.includes(name);
  const favouritesFirst = [...apps.filter(isFavourite), ...apps.filter((app) => !isFavourite(app))];
  const [opened] = useState(() => new Date());
  const absent = config.subApps.filter(({ name }) => !apps.some((app) => app.name === name));
  const lastSignIn = account.previousSignInAt
    ? text("launcher.lastSignIn", {
        time: intl.formatDate(account.previousSignInAt, {
          dateStyle: "medium",
          timeStyle: "short",
        }),
      })
    : text("launcher.firstSignIn");
  return (
    <Page
      title={text(greetingAt(opened.getHours()), { name: account.name })}
      description={`${intl.formatDate(opened, { dateStyle: "full" })} · ${lastSignIn}`}
    >
      <Announcements />
      <LauncherWork />
      {apps.length > 0 ? (
        <ul className={styles["apps"]} aria-label={text("launcher.apps")}>
          {favouritesFirst.map((app) => (
            <li key={app.name}>
              <AppCard app={app} />
            </li>
          ))}
        </ul>
      ) : (
        <Panel>
          <EmptyState description={text("launcher.none")} />
        </Panel>
      )}
      <RecentPages />
      {absent.length > 0 ? (
        <Panel title={text("launcher.absent")}>
          <p className={styles["why"]}>{text("forbidden.granter")}</p>
          <ul className={styles["absent"]}>
            {absent.map((subApp) => (
              <li key={subApp.name}>
                <SubAppIcon name={subApp.name} />
                <span>{subApp.title[locale]}</span>
                <code>{openPermission(subApp)}</code>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </Page>
  );
};
