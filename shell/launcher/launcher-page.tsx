import { deviceOf } from "@console-shell/contract/words/device-of";
import { EmptyState, Page, Panel, Stats } from "@console-shell/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Skeleton } from "antd";
import { useEffect, useState } from "react";
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
import { basicInfoQuery } from "../user-info/basic-info-query.ts";
import { LauncherWork } from "../work/launcher-work.tsx";
import { AppCards } from "./app-cards.tsx";
import { useFigures } from "./figures.ts";
import { MailNotice } from "./mail-notice.tsx";
import styles from "./launcher-page.module.css";

const maxShown = 6;
/** How many of the sub-apps that the operator may not open are named. */
const mostAbsent = 24;

/** Each answer renders only them. */
const Figures = () => {
  const text = useText();
  const figures = useFigures();
  return figures.length > 0 ? <Stats items={figures} label={text("figure.label")} /> : null;
};

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

/** The previous sign-in with its device and address, and the way to end sessions that aren't one's own. */
const PreviousSignIn = () => {
  const text = useText();
  const intl = useIntl();
  const { request } = useConsole();
  const { previousSignInAt } = useAccount();
  const { data } = useQuery({
    queryKey: basicInfoQuery,
    queryFn: ({ signal }) => request("GET /cc-api/operator/getBasicInfo", undefined, { signal }),
    enabled: previousSignInAt !== null,
  });
  if (previousSignInAt === null) return text("launcher.firstSignIn");
  const time = intl.formatDate(previousSignInAt, { dateStyle: "medium", timeStyle: "short" });
  const where = data?.previousSignIn;
  const { browser, system } = deviceOf(where?.device ?? "");
  const device = [browser, system].filter(Boolean).join(", ") || text("sessions.unknownDevice");
  return (
    <>
      {where
        ? text("launcher.lastSignInFrom", { time, device, address: where.address })
        : text("launcher.lastSignIn", { time })}{" "}
      <Link to="/user-info#sessions">{text("launcher.notYou")}</Link>
    </>
  );
};

/** The greeting for an hour of the day (0 to 23). */
const greetingAt = (hour: number): MessageKey => {
  if (hour < 5 || hour >= 18) return "launcher.evening";
  return hour < 12 ? "launcher.morning" : "launcher.afternoon";
};

/** Milliseconds after which the page shows its parts, although a late one may move them. */
const patience = 1_000;

const isFirst = {
  predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
};

/** Whether the page's parts have been read: shown one by one, each would move those below it. */
const useSettled = (): boolean => {
  const queries = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const show = () => setSettled(true);
    const look = () => {
      if (queries.isFetching(isFirst) === 0) show();
    };
    const unsubscribe = queries.getQueryCache().subscribe(({ type }) => {
      if (type === "updated") look();
    });
    // The parts begin to read in their effects, which ran before this one.
    queueMicrotask(look);
    const timer = setTimeout(show, patience);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [queries]);
  return isSettled;
};

/** The home page: key figures, what needs the operator, recent pages, and the permitted sub-apps. */
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
  const isSettled = useSettled();
  const permitted = new Set(apps.map(({ name }) => name));
  const absent = config.subApps.filter(({ name }) => !permitted.has(name));
  return (
    <Page
      title={text(greetingAt(opened.getHours()), { name: account.name })}
      description={
        <>
          {intl.formatDate(opened, { dateStyle: "full" })} · <PreviousSignIn />
        </>
      }
    >
      {isSettled ? null : <Skeleton active className={styles["reading"]} />}
      <div className={styles["parts"]} data-reading={!isSettled || undefined}>
        <Announcements />
        <MailNotice />
        <Figures />
        <div className={styles["columns"]}>
          <LauncherWork />
          <RecentPages />
        </div>
        {apps.length > 0 ? (
          <section>
            <h2 className={styles["heading"]}>{text("launcher.apps")}</h2>
            <AppCards apps={favouritesFirst} />
          </section>
        ) : (
          <Panel>
            <EmptyState description={text("launcher.none")} />
          </Panel>
        )}
        {absent.length > 0 ? (
          <details className={styles["more"]}>
            <summary>
              {text("launcher.absent")} ({absent.length})
            </summary>
            <p className={styles["why"]}>{text("forbidden.granter")}</p>
            <ul className={styles["absent"]}>
              {absent.slice(0, mostAbsent).map((subApp) => (
                <li key={subApp.name}>
                  <SubAppIcon name={subApp.name} />
                  <span>{subApp.title[locale]}</span>
                </li>
              ))}
            </ul>
            {absent.length > mostAbsent ? (
              <p>{text("launcher.moreAbsent", { count: absent.length - mostAbsent })}</p>
            ) : null}
          </details>
        ) : null}
      </div>
    </Page>
  );
};
