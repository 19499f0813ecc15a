import { useLive } from "@console-shell/ui";
import type { ReactNode } from "react";
import { OfflineBanner } from "../connection/offline-banner.tsx";
import { useText } from "../i18n/use-text.ts";
import { Brand } from "../layout/brand.tsx";
import { EnvironmentBadge } from "../layout/environment-badge.tsx";
import { ProgressBar } from "../layout/progress-bar.tsx";
import { LanguageSwitch } from "../preferences/language-switch.tsx";
import { ThemeSwitch } from "../preferences/theme-switch.tsx";
import { useConsole } from "../state/console-context.ts";
import { BrandPanel } from "./brand-panel.tsx";
import styles from "./public-frame.module.css";

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
