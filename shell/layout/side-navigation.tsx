import { HomeOutlined } from "@ant-design/icons";
import { Tooltip } from "antd";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { usePrefetch } from "../sub-app/use-prefetch.ts";
import { SubAppIcon } from "./sub-app-icon.tsx";
import { useNavigationApps } from "./use-navigation-apps.ts";
import styles from "./side-navigation.module.css";

interface EntryProps {
  to: string;
  title: string;
  icon: ReactNode;
  collapsed: boolean;
  exact?: boolean;
  onApproach?: () => void;
}

const Entry = ({ to, title, icon, collapsed, exact = false, onApproach }: EntryProps) => (
  <Tooltip title={collapsed ? title : undefined} placement="right">
    <NavLink
      to={to}
      end={exact}
      className={styles["entry"]}
      aria-label={collapsed ? title : undefined}
      onMouseEnter={onApproach}
      onFocus={onApproach}
    >
      <span className={styles["icon"]}>{icon}</span>
      {collapsed ? null : <span className={styles["label"]}>{title}</span>}
    </NavLink>
  </Tooltip>
);

/** The permitted sub-apps; the one that is open also lists its pages. */
export const SideNavigation = ({ collapsed = false }: { collapsed?: boolean }) => {
  const text = useText();
  const apps = useNavigationApps();
  const prefetch = usePrefetch();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text("frame.navigation")}>
      <ul className={styles["list"]}>
        <li>
          <Entry
            to="/"
            exact
            title={text("title.launcher")}
            icon={<HomeOutlined aria-hidden="true" />}
            collapsed={collapsed}
          />
        </li>
        {apps.map(({ name, to, link, title, pages }) => {
          const open = pathname === to || pathname.startsWith(`${to}/`);
          return (
            <li key={name}>
              <Entry
                to={open ? to : link}
                title={title}
                icon={<SubAppIcon name={name} />}
                collapsed={collapsed}
                onApproach={() => void prefetch(name)}
              />
              {open && !collapsed && pages.length > 1 ? (
                <ul className={styles["list"]}>
                  {pages.map((page) => (
                    <li key={page.to}>
                      <NavLink to={page.to} end={page.to === to} className={styles["page"]}>
                        {page.title}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
