import { ArrowLeftOutlined } from "@ant-design/icons";
import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import {
  isNotFound,
  useAccount,
  useApiQuery,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Alert, Button, Skeleton } from "antd";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { kinds } from "./kinds.ts";
import { ProposalDecision } from "./proposal-decision.tsx";
import { ProposalFacts } from "./proposal-facts.tsx";
import type { Verb } from "./use-decision.ts";

interface ProposalActionsProps {
  proposal: Proposal;
  onDecide: (verb: Verb) => void;
}

/** The operator's actions on a pending proposal: decide on another person's, withdraw one's own. */
const ProposalActions = ({ proposal, onDecide }: ProposalActionsProps) => {
  const text = useText();
  const own = useAccount().id === proposal.proposedById;
  const mayPropose = usePermission(kinds[proposal.kind].propose);
  const mayDecide = usePermission(kinds[proposal.kind].decide);
  const isOpen = proposal.status === "waiting";
  usePaletteEntries(
    isOpen && !own && mayDecide
      ? (["approve", "reject"] as const).map((verb) => ({
          key: verb,
          title: text(`decide.${verb}`),
          fromAddress: true,
          run: () => onDecide(verb),
        }))
      : [],
  );
  if (!isOpen) return null;
  if (own)
    return mayPropose ? (
      <Button onClick={() => onDecide("withdraw")}>{text("decide.withdraw")}</Button>
    ) : null;
  return mayDecide ? (
    <>
      <Button danger onClick={() => onDecide("reject")}>
        {text("decide.reject")}
      </Button>
      <Button type="primary" onClick={() => onDecide("approve")}>
        {text("decide.approve")}
      </Button>
    </>
  ) : null;
};

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
