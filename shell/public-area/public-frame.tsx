import { useLive } from "@console-shell/ui";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { OfflineBanner } from "../connection/offline-banner.tsx";
import { useText } from "../i18n/use-text.ts";
import { Brand } from "../layout/brand.tsx";
import { EnvironmentBadge } from "../layout/environment-badge.tsx";
import { ProgressBar } from "../layout/progress-bar.tsx";
import { LanguageSwitch } from "../preferences/language-switch.tsx";
import { ThemeSwitch } from "../preferences/theme-switch.tsx";
import { useConsole } from "../state/console-context.ts";
import { whenIdle } from "../sub-app/when-idle.ts";
import styles from "./public-frame.module.css";

/* Where public-frame.module.css has room for the panel. */
const besideForm = "screen and (min-width: 1024px)";

/* The panel's content comes once the form can be used: nothing that only looks good delays it. */
const BrandPanel = () => {
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    if (!matchMedia(besideForm).matches) return undefined;
    return whenIdle(() => {
      import("./brand-panel.tsx").then(
        ({ BrandPanel: Loaded }) => setPanel(() => Loaded),
        // Without it, the page lacks nothing that anybody needs.
        () => undefined,
      );
    });
  }, []);
  return Panel ? <Panel /> : null;
};

/** The public pages' frame: brand and switches on top, one form, and the brand's panel next to it. */
export const PublicFrame = ({ wide, children }: { wide?: boolean; children: ReactNode }) => {
  const text = useText();
  const isBare = useLive(useConsole().place.frame) === "none";
  return (
    <div className={styles["frame"]} data-bare={isBare || undefined}>
      <ProgressBar />
      {isBare ? null : (
        <header className={styles["header"]}>
          <Brand />
          <EnvironmentBadge />
          <span className={styles["switches"]}>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
        </header>
      )}
      <OfflineBanner />
      <main className={styles["main"]}>
        <div className={wide ? `${styles["card"]} ${styles["wide"]}` : styles["card"]}>
          {children}
        </div>
      </main>
      {isBare ? null : (
        <aside className={styles["aside"]} aria-label={text("brand.about")}>
          <BrandPanel />
        </aside>
      )}
    </div>
  );
};
