import type { WaitingName } from "@console-shell/contract/words/waiting-kinds";
import { ConsoleLink, useApiQuery } from "@console-shell/sdk";
import { LoadFailure } from "@console-shell/ui";
import { type MessageKey, useText } from "../messages/index.ts";

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

/** Pending items in all sub-apps; each links to the matching filtered list. */
export const PendingCountsPanel = () => {
  const text = useText();
  const { data, error, refetch } = useApiQuery("GET /cc-api/operator/waiting", undefined, {
    refetchInterval: 30_000,
  });
  if (error) return <LoadFailure onRetry={refetch} />;
  // Nothing waits: the page says so by its absence.
  if (!data || data.items.length === 0) return null;
  return (
    <section className="console-waiting" aria-label={text("waiting.title")}>
      <h2>{text("waiting.title")}</h2>
      <ul>
        {data.items.map(({ kind, path, count }) => (
          <li key={kind}>
            <ConsoleLink to={path}>{text(words[kind], { count })}</ConsoleLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
