import { useText } from "../i18n/use-text.ts";
import styles from "./brand.module.css";

/** The console's logo and name. */
export const Brand = ({ compact = false }: { compact?: boolean }) => {
  const text = useText();
  return (
    <span className={styles["brand"]}>
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" fill="#0958d9" />
        <rect
          x="6"
          y="7"
          width="20"
          height="18"
          rx="3"
          fill="none"
          stroke="#fff"
          strokeWidth="2.4"
        />
        <path
          d="M13 7v18M17.5 13.5H22M17.5 18.5H22"
          stroke="#fff"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className={compact ? styles["compact"] : undefined}>{text("brand.name")}</span>
    </span>
  );
};
