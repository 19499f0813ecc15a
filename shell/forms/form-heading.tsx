import type { ReactNode } from "react";
import styles from "./form-heading.module.css";

/** The h1 and introduction of a public page. */
export const FormHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles["heading"]}>
    <h1 className={styles["title"]} tabIndex={-1}>
      {title}
    </h1>
    {children ? <p className={styles["lead"]}>{children}</p> : null}
  </header>
);
