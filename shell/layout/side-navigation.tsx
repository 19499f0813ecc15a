import { AppstoreOutlined, HomeOutlined, InboxOutlined } from "@ant-design/icons";
import { Tooltip } from "antd";
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { useIsAt } from "../routing/use-is-at.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { preloadRelease } from "../sub-app/preload-release.ts";
import { usePrefetch } from "../sub-app/use-prefetch.ts";
import { firstApps } from "./first-apps.ts";
import { FrameLink } from "./frame-link.tsx";
import { navigationGroups } from "./navigation-groups.ts";
import type { NavigationApp, NavigationPage } from "./navigation-items.ts";
import { SubAppIcon } from "./sub-app-icon.tsx";
import { useNavigationApps } from "./use-navigation-apps.ts";
import styles from "./side-navigation.module.css";

interface EntryProps extends Pick<ComponentProps<typeof FrameLink>, "onApproach" | "onPress"> {
  to: string;
  current: boolean;
  title: string;
  icon: ReactNode;
  collapsed: boolean;
}

const Entry = ({ current, title, icon, collapsed, ...rest }: EntryProps) => {
  const link = (
    <FrameLink
      {...rest}
      aria-current={current ? "page" : undefined}
      className={styles["entry"]}
      aria-label={collapsed ? title : undefined}
    >
      <span className={styles["icon"]}>{icon}</span>
      {collapsed ? null : <span className={styles["label"]}>{title}</span>}
    </FrameLink>
  );
  return collapsed ? (
    <Tooltip title={title} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
};

const HomeEntry = ({ collapsed }: { collapsed: boolean }) => {
  const text = useText();
  return (
    <Entry
      to="/"
      current={useIsAt("/", true)}
      title={text("title.launcher")}
      icon={<HomeOutlined aria-hidden="true" />}
      collapsed={collapsed}
    />
  );
};

const WorkEntry = ({ collapsed }: { collapsed: boolean }) => {
  const text = useText();
  return (
    <Entry
      to="/work"
      current={useIsAt("/work", true)}
      title={text("title.work")}
      icon={<InboxOutlined aria-hidden="true" />}
      collapsed={collapsed}
    />
  );
};

const PageEntry = ({ to, title, exact }: NavigationPage & { exact: boolean }) => {
  const link = useRef<HTMLAnchorElement>(null);
  const current = useIsAt(to, exact);
  useEffect(() => {
    if (!current) return undefined;
    // It says whether the link is in view without a layout of its own.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry && entry.intersectionRatio < 1) entry.target.scrollIntoView({ block: "nearest" });
    });
    observer.observe(link.current!);
    return () => observer.disconnect();
  }, [current]);
  return (
    <li>
      <FrameLink
        ref={link}
        to={to}
        aria-current={current ? "page" : undefined}
        className={styles["page"]}
      >
        {title}
      </FrameLink>
    </li>
  );
};

const AppEntry = ({ app, collapsed }: { app: NavigationApp; collapsed: boolean }) => {
  const { name, to, title, pages } = app;
  const parts = useConsole();
  const { returns } = parts;
  const prefetch = usePrefetch();
  const open = useIsAt(to, false);
  return (
    <>
      <Entry
        // Read here, where leaving the sub-app rerenders; the whole list doesn't.
        to={open ? to : (returns.of(name) ?? to)}
        current={open}
        title={title}
        icon={<SubAppIcon name={name} />}
        collapsed={collapsed}
        onApproach={() => void prefetch(name, true)}
        onPress={() => preloadRelease(parts, name)}
      />
      {open && !collapsed && pages.length > 1 ? (
        <ul className={styles["list"]}>
          {pages.map((page) => (
            <PageEntry key={page.to} {...page} exact={page.to === to} />
          ))}
        </ul>
      ) : null}
    </>
  );
};

interface GroupProps {
  title: string;
  collapsed: boolean;
  children: ReactNode;
}

/** A group of entries under its name; only a line apart if the navigation is collapsed. */
const Group = ({ title, collapsed, children }: GroupProps) => {
  const id = useId();
  return (
    <div className={styles["group"]}>
      <p id={id} className={collapsed ? styles["line"] : styles["heading"]}>
        <span>{title}</span>
      </p>
      <ul className={styles["list"]} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
};

interface GroupsProps {
  apps: readonly NavigationApp[];
  collapsed: boolean;
}

const Groups = ({ apps, collapsed }: GroupsProps) => {
  const text = useText();
  return navigationGroups(apps).map((group) => (
    <Group key={group.name} title={text(group.title)} collapsed={collapsed}>
      {group.apps.map((app) => (
        <li key={app.name}>
          <AppEntry app={app} collapsed={collapsed} />
        </li>
      ))}
    </Group>
  ));
};

/** More than these are found by searching the home page or the palette. */
const mostShown = 30;

/** The open sub-app, the favourites and the first others of many, and where the rest is. */
const FirstGroups = ({ apps, collapsed }: GroupsProps) => {
  const text = useText();
  const { favourites } = useAccount();
  const open = useLocation().pathname.split("/")[1] ?? "";
  return (
    <>
      <Groups apps={firstApps(apps, [open, ...favourites], mostShown)} collapsed={collapsed} />
      <Entry
        to="/"
        current={false}
        title={text("frame.allApps", { count: apps.length })}
        icon={<AppstoreOutlined aria-hidden="true" />}
        collapsed={collapsed}
      />
    </>
  );
};

/** Home and the work queue, then the permitted sub-apps by group; the open one also lists its pages. */
export const SideNavigation = ({ collapsed = false }: { collapsed?: boolean }) => {
  const text = useText();
  const apps = useNavigationApps();
  const Shown = apps.length > mostShown ? FirstGroups : Groups;
  return (
    <nav aria-label={text("frame.navigation")}>
      <ul className={styles["list"]}>
        <li>
          <HomeEntry collapsed={collapsed} />
        </li>
        <li>
          <WorkEntry collapsed={collapsed} />
        </li>
      </ul>
      <Shown apps={apps} collapsed={collapsed} />
    </nav>
  );
};
