import { Result } from "antd";
import type { ReactNode } from "react";
import styles from "./result-view.module.css";

/** 403, 404 and 500 show an illustration; the others an icon. */
export type ResultStatus = 403 | 404 | 500 | "success" | "error" | "info" | "warning";

interface ResultViewProps {
  status?: ResultStatus;
  title: string;
  subTitle?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Anything below, e.g. details. */
  children?: ReactNode;
}

/** The generic result of something: a picture, what it is, and what can be done. */
export const ResultView = ({
  status = "info",
  title,
  subTitle,
  actions,
  children,
}: ResultViewProps) => (
  <Result
    className={styles["result"]}
    status={typeof status === "number" ? `${status}` : status}
    title={
      <h1 className={styles["title"]} tabIndex={-1}>
        {title}
      </h1>
    }
    subTitle={subTitle}
    extra={actions}
  >
    {children}
  </Result>
);
