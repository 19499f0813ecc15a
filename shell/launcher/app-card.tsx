import { StarFilled, StarOutlined } from "@ant-design/icons";
import { maxFavourites } from "@console-shell/contract/words/preferences";
import type { WaitingName } from "@console-shell/contract/words/waiting-kinds";
import { ReadOnlyContext } from "@console-shell/ui";
import { Button } from "antd";
import { useContext } from "react";
import { Link } from "react-router";
import { useText } from "../i18n/use-text.ts";
import type { MessageKey } from "../i18n/texts.ts";
import type { NavigationApp } from "../layout/navigation-items.ts";
import { SubAppIcon } from "../layout/sub-app-icon.tsx";
import { usePrefetch } from "../sub-app/use-prefetch.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useLiveRead } from "../live/use-live-read.ts";
import styles from "./app-card.module.css";

const words: Record<WaitingName, MessageKey> = {
  applicants: "waiting.applicants",
  approvals: "waiting.approvals",
  alerts: "waiting.alerts",
  faceQueries: "waiting.faceQueries",
  objectQueries: "waiting.objectQueries",
  failedJobs: "waiting.failedJobs",
  overdueInvoices: "waiting.overdueInvoices",
  topUps: "waiting.topUps",
  refunds: "waiting.refunds",
  adjustments: "waiting.adjustments",
};

/** Pending items of a sub-app, each a link to the matching filtered list; without any, its purpose. */
const PendingCounts = ({ app: { name, summary } }: { app: NavigationApp }) => {
  const text = useText();
  const waiting = useLiveRead("waiting").data?.items.filter(({ subApp }) => subApp === name) ?? [];
  if (waiting.length === 0) return summary ? <p className={styles["summary"]}>{summary}</p> : null;
  return (
    <ul className={styles["waiting"]}>
      {waiting.map(({ kind, count, path }) => (
        <li key={kind}>
          <Link to={path}>{text(words[kind], { count })}</Link>
        </li>
      ))}
    </ul>
  );
};

/** Pins a sub-app to the front, or unpins it. */
const FavouriteButton = ({ app: { name, title } }: { app: NavigationApp }) => {
  const text = useText();
  const { favourites } = useAccount();
  const { preferenceQueue } = useConsole();
  const isViewed = useContext(ReadOnlyContext);
  const chosen = favourites.includes(name);
  return (
    <Button
      type="text"
      size="small"
      aria-pressed={chosen}
      aria-label={text("launcher.favourite", { title })}
      icon={chosen ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
      disabled={isViewed || (!chosen && favourites.length >= maxFavourites)}
      onClick={() =>
        preferenceQueue.choose((account) => ({
          favourites: account.favourites.includes(name)
            ? account.favourites.filter((one) => one !== name)
            : [...account.favourites, name],
        }))
      }
    />
  );
};

/** A sub-app the operator may open: a link to it, and what waits there. */
export const AppCard = ({ app }: { app: NavigationApp }) => {
  const prefetch = usePrefetch();
  const approach = () => void prefetch(app.name, true);
  return (
    <article className={styles["card"]}>
      <h3 className={styles["title"]}>
        <span className={styles["icon"]}>
          <SubAppIcon name={app.name} />
        </span>
        <Link to={app.link} className={styles["main"]} onMouseEnter={approach} onFocus={approach}>
          {app.title}
        </Link>
        <FavouriteButton app={app} />
      </h3>
      <PendingCounts app={app} />
    </article>
  );
};
