import { ArrowLeftOutlined } from "@ant-design/icons";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { isNotFound, useAccount, useApiQuery, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Alert, Skeleton } from "antd";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { kinds } from "./kinds.ts";
import { ProposalActions } from "./proposal-actions.tsx";
import { ProposalDecision } from "./proposal-decision.tsx";
import { ProposalFacts } from "./proposal-facts.tsx";
import type { Verb } from "./use-decision.ts";

/** One proposed top-up, refund or adjustment, and the decision on it. */
export const ProposalPage = ({ kind }: { kind: ProposalKind }) => {
  const text = useText();
  const { id = "" } = useParams();
  const [deciding, setDeciding] = useState<{ verb: Verb; opening: number }>();
  // Never reset: a dialog that is still closing would share the next one's key.
  const openings = useRef(0);
  const decide = (verb: Verb) => {
    openings.current += 1;
    setDeciding({ verb, opening: openings.current });
  };
  const accountId = useAccount().id;
  const read = useApiQuery(`GET /cc-api/finance/${kind}/:id`, { params: { id } });
  const proposal = read.data;
  const missing = read.error && isNotFound(read.error);
  const title = proposal
    ? text(`proposals.${kind}.title`, { number: proposal.number })
    : text(missing ? `proposals.${kind}.missing` : `proposals.${kind}.loading`);
  usePageTitle(title);
  return (
    <Page
      back={
        <Link to={kinds[kind].path}>
          <ArrowLeftOutlined aria-hidden /> {text(`proposals.${kind}.list.title`)}
        </Link>
      }
      title={title}
      actions={proposal ? <ProposalActions proposal={proposal} onDecide={decide} /> : null}
    >
      {missing ? <EmptyState description={text(`proposals.${kind}.missingDetail`)} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {proposal?.status === "waiting" && proposal.proposedById === accountId ? (
        <Alert
          type="info"
          showIcon
          title={text(`proposals.${kind}.own`)}
          className="finance-form-alert"
        />
      ) : null}
      {proposal ? (
        <Panel title={text("proposal.facts")}>
          <ProposalFacts proposal={proposal} />
        </Panel>
      ) : null}
      {proposal && deciding ? (
        <ProposalDecision
          key={deciding.opening}
          proposal={proposal}
          verb={deciding.verb}
          onLate={read.refetch}
          onClosed={() => setDeciding((now) => (now === deciding ? undefined : now))}
        />
      ) : null}
    </Page>
  );
};
