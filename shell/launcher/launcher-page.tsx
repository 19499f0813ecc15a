import { EditOutlined } from "@ant-design/icons";
import { deviceOf } from "@console-shell/contract/words/device-of";
import {
  homeParts,
  type HomeLayout,
  type HomePart,
} from "@console-shell/contract/words/preferences";
import { EmptyState, Page, Panel, ReadOnlyContext } from "@console-shell/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { useNavigationApps } from "../layout/use-navigation-apps.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount, usePermissions } from "../state/use-global-state.ts";
import type { MessageKey } from "../i18n/texts.ts";
import { useRecentPages } from "../recent-pages/use-recent-pages.ts";
import { Announcements } from "./announcements.tsx";
import { basicInfoQuery } from "../user-info/basic-info-query.ts";
import { lazyPage } from "../routing/lazy-page.tsx";
import { LauncherWork } from "../work/launcher-work.tsx";
import { AppCards } from "./app-cards.tsx";
import { Figures } from "./figures.tsx";
import { homeFigures, shownFigures } from "./home-figures.ts";
import { MailNotice } from "./mail-notice.tsx";
import styles from "./launcher-page.module.css";

const maxShown = 6;
/** How many of the sub-apps that the operator may not open are named. */
const mostAbsent = 24;

const HomeEditor = lazyPage(
  "home-editor",
  async () => (await import("./home-editor.tsx")).HomeEditor,
);

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

/** The permitted sub-apps, the favourites first. */
const Apps = () => {
  const text = useText();
  const account = useAccount();
  const apps = useNavigationApps();
  const isFavourite = ({ name }: { name: string }) => account.favourites.includes(name);
  if (apps.length === 0)
    return (
      <Panel>
        <EmptyState description={text("launcher.none")} />
      </Panel>
    );
  return (
    <section>
      <h2 className={styles["heading"]}>{text("launcher.apps")}</h2>
      <AppCards apps={[...apps.filter(isFavourite), ...apps.filter((app) => !isFavourite(app))]} />
    </section>
  );
};

/** The sub-apps that the operator may not open. */
const AbsentApps = () => {
  const text = useText();
  const locale = useLocale();
  const { config } = useConsole();
  const permitted = new Set(useNavigationApps().map(({ name }) => name));
  const absent = config.subApps.filter(({ name }) => !permitted.has(name));
  if (absent.length === 0) return null;
  return (
    <details className={`cs-fold ${styles["more"]}`}>
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
  );
};

const shownParts: Record<HomePart, () => ReactNode> = {
  work: LauncherWork,
  recent: RecentPages,
  apps: Apps,
};
const isNarrow = (part: HomePart | undefined) => part === "work" || part === "recent";

/** Parts in their order; queue and recent pages are next to each other if nothing is between them. */
const Parts = ({ parts }: { parts: readonly HomePart[] }) => {
  const rows = parts.reduce<HomePart[][]>((found, part) => {
    const last = found.at(-1);
    if (last?.length === 1 && isNarrow(part) && isNarrow(last[0]))
      return [...found.slice(0, -1), [...last, part]];
    return [...found, [part]];
  }, []);
  return rows.map((row) => {
    const key = row.join(" ");
    const content = row.map((part) => {
      const Part = shownParts[part];
      return <Part key={part} />;
    });
    return isNarrow(row[0]) ? (
      <div key={key} className={styles["columns"]} data-first={row[0]}>
        {content}
      </div>
    ) : (
      content
    );
  });
};

/** The layout of the operator's home page, and changing it. */
const useHomeLayout = () => {
  const text = useText();
  const { preferenceQueue, notices, state } = useConsole();
  const { id, home: layout = {} } = useAccount();
  const choose = (home: HomeLayout) => preferenceQueue.choose({ home });
  return {
    layout,
    choose,
    /** Says what was changed, and offers to go back. */
    tell: (title: string, before: HomeLayout) =>
      notices.toast({
        kind: "success",
        title,
        action: {
          label: text("home.undo"),
          // The message may outlast the session.
          run: () => {
            if (state.get().account?.id === id) choose(before);
          },
        },
      }),
  };
};

/** The home page: key figures, what needs the operator, recent pages, and the permitted sub-apps. */
export const LauncherPage = () => {
  const text = useText();
  const intl = useIntl();
  const locale = useLocale();
  const { config } = useConsole();
  const { name, role } = useAccount();
  const figures = homeFigures(config.subApps, usePermissions(), role, locale);
  const { layout, choose, tell } = useHomeLayout();
  const isViewed = useContext(ReadOnlyContext);
  const [opened] = useState(() => new Date());
  const isSettled = useSettled();
  /** The layout before it was edited, as long as it is. */
  const [before, setBefore] = useState<HomeLayout>();
  const first = useRef<HTMLButtonElement>(null);
  const isEditing = before !== undefined;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The pressed button is gone.
    if (wasEditing.current !== isEditing) first.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const done = () => {
    setBefore(undefined);
    if (JSON.stringify(before) !== JSON.stringify(layout)) tell(text("home.changed"), before!);
  };
  const reset = () => {
    choose({});
    tell(text("home.wasReset"), layout);
    // What Done says would undo less.
    setBefore({});
    first.current?.focus();
  };
  return (
    <Page
      title={text(greetingAt(opened.getHours()), { name })}
      description={
        <>
          {intl.formatDate(opened, { dateStyle: "full" })} · <PreviousSignIn />
        </>
      }
      actions={
        isEditing ? (
          <>
            <Button disabled={Object.keys(layout).length === 0} onClick={reset}>
              {text("home.reset")}
            </Button>
            <Button key="done" ref={first} type="primary" onClick={done}>
              {text("home.done")}
            </Button>
          </>
        ) : isViewed ? null : (
          <Button
            key="edit"
            ref={first}
            className="cs-brief"
            icon={<EditOutlined aria-hidden />}
            onClick={() => setBefore(layout)}
          >
            {text("home.edit")}
          </Button>
        )
      }
    >
      {isEditing ? (
        <HomeEditor figures={figures} layout={layout} onChange={choose} />
      ) : (
        <>
          {isSettled ? null : <Skeleton active className={styles["reading"]} />}
          <div className={styles["parts"]} data-reading={!isSettled || undefined}>
            <Announcements />
            <MailNotice />
            <Figures figures={shownFigures(figures, layout.figures)} />
            <Parts parts={layout.parts ?? homeParts} />
            <AbsentApps />
          </div>
        </>
      )}
    </Page>
  );
};
