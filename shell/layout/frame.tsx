import { useLive } from "@console-shell/ui";
import { Drawer } from "antd";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Outlet } from "react-router";
import { KeysHolder } from "../keys/keys-holder.tsx";
import { OfflineBanner } from "../connection/offline-banner.tsx";
import { DevelopmentBar } from "../development/development-bar.tsx";
import { useDrawerFocus } from "../dialogs/use-drawer-focus.ts";
import { useText } from "../i18n/use-text.ts";
import { ReleaseBanner } from "../live/release-banner.tsx";
import { useLiveEvents } from "../live/use-live-events.ts";
import { useNoteVisits } from "../recent-pages/use-note-visits.ts";
import { rememberNavigation } from "../preferences/remembered.ts";
import { PaletteHolder } from "../palette/palette-holder.tsx";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useIdlePrefetch } from "../sub-app/use-idle-prefetch.ts";
import { QueueBar } from "../work/lazy-queue-bar.tsx";
import { LeaveGuard } from "../unsaved/leave-guard.tsx";
import { Brand } from "./brand.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { FrameHeader } from "./frame-header.tsx";
import { FrameLink } from "./frame-link.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { firstApps } from "./first-apps.ts";
import { useNavigationApps } from "./use-navigation-apps.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { ViewBar } from "./view-bar.tsx";
import styles from "./frame.module.css";

const query = matchMedia("screen and (max-width: 767px)");
const subscribe = (listener: () => void) => {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether the window is too narrow for a sidebar. */
const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);

/** Tells the frame's styles how high the bars below its header are; attach the ref to their element. */
const measureBars = (bars: HTMLElement | null) => {
  if (!bars) return undefined;
  const observer = new ResizeObserver(() =>
    bars.parentElement?.style.setProperty("--bars-height", `${bars.offsetHeight}px`),
  );
  observer.observe(bars);
  return () => observer.disconnect();
};

/** Sub-apps that are fetched before they are opened. Of many, few are ever opened. */
const mostPrefetched = 12;

/** The frame around every signed-in page: header, side navigation, breadcrumbs, content. */
export const Frame = () => {
  const text = useText();
  const narrow = useNarrow();
  useLiveEvents();
  useNoteVisits();
  const { favourites, navigation } = useAccount();
  useIdlePrefetch(
    firstApps(useNavigationApps(), favourites, mostPrefetched).map(({ name }) => name),
  );
  const { preferenceQueue, place, routing } = useConsole();
  const isBare = useLive(place.frame) === "none";
  const collapsed = navigation === "collapsed";
  useEffect(() => {
    // For the skeleton; hosts' pages have none.
    if (!place.isGuest) rememberNavigation(navigation);
  }, [place, navigation]);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Any navigation closes it, even to the same page.
  useEffect(() => routing.subscribe(() => setDrawerOpen(false)), [routing]);
  const drawer = narrow && isDrawerOpen;
  const drawerFocus = useDrawerFocus(drawer);
  const toggle = () => {
    if (narrow) return setDrawerOpen(!drawer);
    preferenceQueue.choose({ navigation: collapsed ? "full" : "collapsed" });
  };
  return (
    <div
      className={styles["frame"]}
      data-collapsed={(!narrow && collapsed) || undefined}
      data-bare={isBare || undefined}
    >
      {isBare ? null : (
        <a className={styles["skip"]} href="#console-content">
          {text("frame.skip")}
        </a>
      )}
      <ProgressBar />
      <div ref={measureBars} className={styles["bars"]}>
        <ViewBar />
        <DevelopmentBar />
        <OfflineBanner />
        <ReleaseBanner />
      </div>
      <LeaveGuard />
      <PaletteHolder />
      <KeysHolder />
      {isBare ? null : narrow ? (
        <Drawer
          {...drawerFocus}
          open={drawer}
          onClose={() => setDrawerOpen(false)}
          placement="left"
          size={280}
          title={text("frame.navigation")}
          classNames={{ body: styles["drawer"] }}
        >
          <SideNavigation />
        </Drawer>
      ) : (
        <aside className={styles["side"]}>
          <FrameLink to="/" className={styles["home"]} aria-label={text("frame.home")}>
            <Brand />
          </FrameLink>
          <SideNavigation collapsed={collapsed} />
        </aside>
      )}
      {isBare ? null : (
        <FrameHeader narrow={narrow} expanded={narrow ? drawer : !collapsed} onToggle={toggle} />
      )}
      <main id="console-content" className={styles["content"]} tabIndex={-1}>
        {narrow || isBare ? <Breadcrumbs /> : null}
        <QueueBar />
        <Outlet />
      </main>
    </div>
  );
};
