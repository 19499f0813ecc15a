import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, useAccount, useApiQuery, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Alert, Skeleton } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { TopUpActions } from "./top-up-actions.tsx";
import { TopUpFacts } from "./top-up-facts.tsx";
import type { Verb } from "./use-decision.ts";

/** One proposed top-up, and the decision on it. */
export const TopUpPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const [deciding, setDeciding] = useState<{ verb: Verb; opening: number }>();
  // One that is just going away does not come back: this is another.
  const decide = (verb: Verb) =>
    setDeciding((last) => ({ verb, opening: (last?.opening ?? 0) + 1 }));
  const accountId = useAccount().id;
  const read = useApiQuery("GET /cc-api/finance/top-up/:id", { params: { id } });
  const topUp = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = topUp
    ? text("topUp.title", { number: topUp.number })
    : text(missing ? "topUp.missing" : "topUp.loading");
  usePageTitle(title);
  return (
    <Page
      back={
        <Link to="/top-ups">
          <ArrowLeftOutlined aria-hidden /> {text("topUps.title")}
        </Link>
      }
      title={title}
      actions={topUp ? <TopUpActions topUp={topUp} onDecide={decide} /> : null}
    >
      {missing ? <EmptyState description={text("topUp.missingDetail")} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {topUp?.status === "waiting" && topUp.proposedById === accountId ? (
        <Alert type="info" showIcon title={text("topUp.own")} className="finance-form-alert" />
      ) : null}
      {topUp ? (
        <Panel title={text("topUp.facts")}>
          <TopUpFacts topUp={topUp} />
        </Panel>
      ) : null}
      {topUp && deciding ? (
        <DecisionDialog
          key={deciding.opening}
          topUp={topUp}
          verb={deciding.verb}
          onLate={read.refetch}
          onClosed={() => setDeciding((now) => (now === deciding ? undefined : now))}
        />
      ) : null}
    </Page>
  );
};
