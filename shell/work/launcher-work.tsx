import { EmptyState, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useItemTexts } from "./use-item-texts.ts";
import { useWork } from "./use-work.ts";
import { mixOf } from "./work-item.ts";
import styles from "./work.module.css";

const maxShown = 6;

/** The most urgent items of the queue on the home page, of each kind. */
export const LauncherWork = () => {
  const text = useText();
  const locale = useLocale();
  const texts = useItemTexts();
  const { sources, items, count, now } = useWork();
  const shown = mixOf(
    items.filter(({ mark }) => !mark?.snooze),
    maxShown,
  );
  if (sources.length === 0) return null;
  if (shown.length === 0) {
    if (sources.some(({ loading }) => loading))
      return (
        <Panel title={text("title.work")}>
          <Skeleton active title={false} paragraph={{ rows: maxShown }} />
        </Panel>
      );
    // The queue's page says what failed.
    if (sources.some(({ failed }) => failed))
      return (
        <Panel title={text("title.work")}>
          <Link to="/work">{text("work.all")}</Link>
        </Panel>
      );
    return (
      <Panel title={text("title.work")}>
        <EmptyState art="done" description={text("launcher.clear")} />
      </Panel>
    );
  }
  return (
    <Panel
      title={`${text("title.work")} (${count})`}
      extra={<Link to="/work">{text("work.all")}</Link>}
    >
      <ul className={styles["first"]}>
        {shown.map((item) => (
          <li key={item.key}>
            <Link to={`/work?item=${encodeURIComponent(item.key)}`}>
              <span className={styles["label"]}>{item.label}</span>
              <span className={styles["detail"]}>
                {[item.source.title[locale], item.detail].filter(Boolean).join(" · ")}
              </span>
              <span className={styles["amount"]}>{texts.amount(item)}</span>
              <span
                className={styles["when"]}
                data-overdue={texts.isOverdue(item, now) || undefined}
              >
                {texts.when(item, now)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
