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

/** What concerns this sub-app comes first. */
const first: readonly WaitingName[] = ["alerts", "failedJobs"];
/** Kinds that are named; the work queue has all. */
const namedKinds = 4;

/** Pending items in all sub-apps, the most urgent kinds by name; each links to the matching filtered list. */
export const PendingCountsPanel = () => {
  const text = useText();
  const { data, error, refetch } = useApiQuery("GET /cc-api/operator/waiting", undefined, {
    refetchInterval: 30_000,
  });
  if (error) return <LoadFailure onRetry={refetch} />;
  // Nothing waits: the page says so by its absence.
  if (!data || data.items.length === 0) return null;
  const urgent = data.items.filter(({ kind }) => first.includes(kind));
  const sorted = [...urgent, ...data.items.filter((item) => !urgent.includes(item))];
  const others = sorted.slice(namedKinds).reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="console-waiting" aria-label={text("waiting.title")}>
      <h2>{text("waiting.title")}</h2>
      <ul>
        {sorted.slice(0, namedKinds).map(({ kind, path, count }) => (
          <li key={kind} data-urgent={kind === "alerts" || undefined}>
            <ConsoleLink to={path}>{text(words[kind], { count })}</ConsoleLink>
          </li>
        ))}
        {others > 0 ? (
          <li>
            <ConsoleLink to="/work">{text("waiting.more", { count: others })}</ConsoleLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
};
