import { Spin } from "antd";
import { useEffect, useState } from "react";
import { useWords } from "../controls/use-words.ts";
import "./page-loading.css";

/** Milliseconds before a loading view shows; faster loads show none. */
const loadingDelay = 200;

const useElapsed = (milliseconds: number, already = false) => {
  const [elapsed, setElapsed] = useState(already);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
};

/** Milliseconds before the loading view says that loading is slow. */
const slowAfter = 4000;

/** Brand text, the same in every language. */
const loadingText = "控制台加载中…";

/** Whether another loading view shows, which this one continues: a sub-app has been mounted, its page not loaded. */
const isShown = () => document.querySelector("output[data-page-loading]") !== null;

/** The loading view: a large spinner and text after 200 ms; after 4 s it says that loading is slow. */
export const PageLoading = () => {
  const words = useWords();
  const [continues] = useState(isShown);
  const visible = useElapsed(loadingDelay, continues);
  const slow = useElapsed(slowAfter);
  if (!visible) return <div className="cs-page-loading" aria-busy="true" data-page-loading />;
  return (
    // Not `aria-busy`: screen readers don't announce a busy status.
    <output className="cs-page-loading" data-page-loading>
      <Spin size="large" />
      <span className="cs-page-loading-text" lang="zh-CN">
        {loadingText}
      </span>
      {words.loading === loadingText ? null : (
        <span className="cs-page-loading-gloss">{words.loading}</span>
      )}
      {slow ? <span className="cs-page-loading-gloss">{words.loadingSlow}</span> : null}
    </output>
  );
};
