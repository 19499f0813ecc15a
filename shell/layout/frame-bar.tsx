import type { ReactNode } from "react";
import styles from "./frame-bar.module.css";

interface FrameBarProps {
  /** Its name for screen readers. */
  label: string;
  /** `other`: another operator's console. `foreign`: code from elsewhere. */
  tone: "other" | "foreign";
  icon: ReactNode;
  /** The button that ends it. */
  action: ReactNode;
  children: ReactNode;
}

/** A bar below the header of every page, for an unusual state of the console. */
export const FrameBar = ({ label, tone, icon, action, children }: FrameBarProps) => (
  <aside className={styles["bar"]} data-tone={tone} aria-label={label}>
    {icon}
    <span>{children}</span>
    {action}
  </aside>
);
