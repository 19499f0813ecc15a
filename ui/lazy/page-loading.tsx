import { Spin } from "antd";
import { useEffect, useState } from "react";
import { useLocale, useText } from "../i18n/use-text.ts";
import styles from "./page-loading.module.css";

/** Milliseconds before a loading view shows; faster loads show none. */
const loadingDelay = 200;

const useElapsed = (milliseconds: number) => {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
};

/** Milliseconds before the loading view says that loading is slow. */
const slowAfter = 4000;

/** The loading view: a large spinner and text after 200 ms; after 4 s it says that loading is slow. */
export const PageLoading = () => {
  const text = useText();
  const visible = useElapsed(loadingDelay);
  const slow = useElapsed(slowAfter);
  const locale = useLocale();
  if (!visible) return <div className={styles["room"]} aria-busy="true" data-page-loading />;
  return (
    // Not `aria-busy`: screen readers don't announce a busy status.
    <output className={styles["room"]} data-page-loading>
      <Spin size="large" />
      {/* Brand text, the same in every language. */}
      <span className={styles["text"]} lang="zh-CN">
        控制台加载中…
      </span>
      {locale === "en-US" ? <span className={styles["gloss"]}>Loading the console…</span> : null}
      {slow ? <span className={styles["gloss"]}>{text("loading.slow")}</span> : null}
    </output>
  );
};
