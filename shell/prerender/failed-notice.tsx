import { useText } from "../i18n/use-text.ts";
import styles from "../connection/offline-banner.module.css";

/** For a prerendered page whose scripts fail to load although the server is reachable. */
export const FailedNotice = () => {
  const text = useText();
  return (
    <span className={styles["banner"]}>
      {text("failure.title")}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page's own */}
      <a href="">{text("failure.reload")}</a>
    </span>
  );
};
