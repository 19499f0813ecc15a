import { Drawer } from "antd";
import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { readStored, writeStored } from "../preferences/stored.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { FrameHeader } from "./frame-header.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { useIdlePrefetch } from "../sub-app/use-idle-prefetch.ts";
import { useNavigationApps } from "./use-navigation-apps.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { useNarrow } from "./use-narrow.ts";
import styles from "./frame.module.css";

/** The frame around every signed-in page: header, side navigation, breadcrumbs, content. */
export const Frame = () => {
  const text = useText();
  const narrow = useNarrow();
  const { pathname } = useLocation();
  useIdlePrefetch(useNavigationApps().map(({ name }) => name));
  const [collapsed, setCollapsed] = useState(
    () => readStored("navigation", ["collapsed"]) === "collapsed",
  );
  // The address at which the drawer was opened: going elsewhere closes it.
  const [drawerAt, setDrawerAt] = useState<string>();
  const drawer = narrow && drawerAt === pathname;
  const toggle = () => {
    if (narrow) return setDrawerAt(drawer ? undefined : pathname);
    setCollapsed(!collapsed);
    writeStored("navigation", collapsed ? null : "collapsed");
  };
  return (
    <div className={styles["frame"]} data-collapsed={(!narrow && collapsed) || undefined}>
      <a className={styles["skip"]} href="#console-content">
        {text("frame.skip")}
      </a>
      <ProgressBar />
      <FrameHeader expanded={narrow ? drawer : !collapsed} onToggle={toggle} />
      {narrow ? (
        <Drawer
          open={drawer}
          onClose={() => setDrawerAt(undefined)}
          placement="left"
          size={280}
          title={text("frame.navigation")}
          classNames={{ body: styles["drawer"] }}
        >
          <SideNavigation />
        </Drawer>
      ) : (
        <div className={styles["side"]}>
          <SideNavigation collapsed={collapsed} />
        </div>
      )}
      <main id="console-content" className={styles["content"]} tabIndex={-1}>
        <Breadcrumbs />
        <Outlet />
      </main>
    </div>
  );
};
