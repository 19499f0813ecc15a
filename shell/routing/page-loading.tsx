import { Spin } from "antd";
import { useEffect, useState } from "react";
import { useLocale, useText } from "../i18n/use-text.ts";
import styles from "./page-loading.module.css";

/** Milliseconds before a loading view shows: what is faster than this shows none. */
const loadingDelay = 200;

const useElapsed = (milliseconds: number) => {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
};

/** Milliseconds after which the loading view admits that it takes long. */
const slowAfter = 4000;

/** The loading view: a large spinner and the loading text, after 200 ms; after 4 s it says that it is slow. */
export const PageLoading = () => {
  const text = useText();
  const visible = useElapsed(loadingDelay);
  const slow = useElapsed(slowAfter);
  const locale = useLocale();
  if (!visible) return <div className={styles["room"]} aria-busy="true" data-page-loading />;
  return (
    // Not marked as busy: a busy status is not read out.
    <output className={styles["room"]} data-page-loading>
      <Spin size="large" />
      {/* The product's own words, the same in every language. */}
      <span className={styles["text"]} lang="zh-CN">
        控制台加载中…
      </span>
      {locale === "en-US" ? <span className={styles["gloss"]}>Loading the console…</span> : null}
      {slow ? <span className={styles["gloss"]}>{text("loading.slow")}</span> : null}
    </output>
  );
};
