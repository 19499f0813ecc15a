import { useText } from "../i18n/use-text.ts";
import styles from "./brand.module.css";

/** The console's logo and name. */
export const Brand = ({ compact = false }: { compact?: boolean }) => {
  const text = useText();
  return (
    <span className={styles["brand"]}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="#4f46d8" />
        <path
          d="M9 8.5h14M9 8.5v15M15.5 16H23M15.5 23.5H23"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className={compact ? styles["compact"] : undefined}>{text("brand.name")}</span>
    </span>
  );
};
