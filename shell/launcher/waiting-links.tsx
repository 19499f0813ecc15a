import type { WaitingName } from "@console-shell/contract/words/waiting-kinds";
import { Link } from "react-router";
import { useText } from "../i18n/use-text.ts";
import type { MessageKey } from "../i18n/texts.ts";
import { useLiveRead } from "../live/use-live-read.ts";
import styles from "./app-card.module.css";

const words: Record<WaitingName, MessageKey> = {
  applicants: "waiting.applicants",
  alerts: "waiting.alerts",
  faceQueries: "waiting.faceQueries",
  objectQueries: "waiting.objectQueries",
  failedJobs: "waiting.failedJobs",
  overdueInvoices: "waiting.overdueInvoices",
  topUps: "waiting.topUps",
  refunds: "waiting.refunds",
  adjustments: "waiting.adjustments",
};

/** Pending items of a sub-app; each links to the matching filtered list. */
export const WaitingLinks = ({ subApp }: { subApp: string }) => {
  const text = useText();
  const waiting = useLiveRead("waiting").data?.items.filter((one) => one.subApp === subApp) ?? [];
  if (waiting.length === 0) return null;
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
