import { ArrowLeftOutlined } from "@ant-design/icons";
import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import {
  decisionWords,
  isNotFound,
  useAccount,
  useApiQuery,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { Detail, EmptyState, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Alert, Button, Skeleton } from "antd";
import { useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { ClientLine } from "../shared/client-line.tsx";
import { kinds } from "./kinds.ts";
import { ProposalDecision } from "./proposal-decision.tsx";
import { EvidenceWarnings, ProposerHistory, RecentEntries } from "./proposal-evidence.tsx";
import { ProposalFacts } from "./proposal-facts.tsx";
import { ProposalFigures, useEvidence } from "./proposal-figures.tsx";
import { ProposalQueue } from "./proposal-queue.tsx";
import { Receipts } from "./receipts.tsx";
import type { Verb } from "./use-decision.ts";
import { useListQuery } from "./use-list-query.ts";

/** What the operator may do with a proposal: decide on another person's, or withdraw one's own. */
const useVerbs = (kind: ProposalKind, proposal: Proposal | undefined): readonly Verb[] => {
  const own = useAccount().id === proposal?.proposedById;
  const mayPropose = usePermission(kinds[kind].propose);
  const mayDecide = usePermission(kinds[kind].decide);
  if (proposal?.status !== "waiting") return [];
  if (own) return mayPropose ? ["withdraw"] : [];
  return mayDecide ? ["reject", "approve"] : [];
};

const shortcuts: Partial<Record<Verb, string>> = { approve: "A", reject: "R" };

/** What an approver decides by. */
const ProposalEvidence = ({ proposal }: { proposal: Proposal }) => {
  const text = useText();
  const read = useEvidence(proposal);
  const evidence = read.data;
  const about = evidence && { proposal, evidence };
  return (
    <>
      {about ? <EvidenceWarnings {...about} /> : null}
      <Detail
        rail={about ? <ProposerHistory {...about} /> : null}
        wide={
          evidence?.entries ? (
            <RecentEntries clientId={proposal.clientId} entries={evidence.entries} />
          ) : null
        }
      >
        <Panel title={text("proposal.facts")}>
          <ProposalFacts proposal={proposal} lacksReceipt={evidence?.receipts.length === 0} />
        </Panel>
        {read.error ? <LoadFailure onRetry={read.refetch} /> : null}
        {read.isLoading ? <Skeleton active /> : null}
        {evidence ? <Receipts proposal={proposal} receipts={evidence.receipts} /> : null}
      </Detail>
    </>
  );
};

/** One proposed top-up, refund or adjustment: its evidence, the decision on it, and the way to the next one. */
const OneProposal = ({ kind, id }: { kind: ProposalKind; id: string }) => {
  const text = useText();
  const navigate = useNavigate();
  const { suffix, query } = useListQuery();
  const [deciding, setDeciding] = useState<{ verb: Verb; opening: number }>();
  // Never reset: a dialog that is still closing would share the next one's key.
  const openings = useRef(0);
  const { id: accountId, shortcuts: showsKeys } = useAccount();
  const read = useApiQuery(`GET /cc-api/finance/${kind}/:id`, { params: { id } });
  const proposal = read.data;
  const verbs = useVerbs(kind, proposal);
  const mayDecide = usePermission(kinds[kind].decide);
  // Opened from the work queue, it has the console's bar, which leads to the next one of any kind.
  const hasBar = useSearchParams()[0].has("work");
  const queue = useApiQuery(
    `GET /cc-api/finance/${kind}/:id/queue`,
    { params: { id }, query },
    { enabled: mayDecide && !hasBar },
  ).data;
  const missing = read.error && isNotFound(read.error);
  const title = proposal
    ? text(`proposals.${kind}.title`, { number: proposal.number })
    : text(missing ? `proposals.${kind}.missing` : `proposals.${kind}.loading`);
  usePageTitle(title);

  const open = (other: string | null | undefined) => {
    if (other) void navigate(`${kinds[kind].path}/${other}${suffix}`);
  };
  const decide = (verb: Verb) => {
    if (!verbs.includes(verb)) return;
    openings.current += 1;
    setDeciding({ verb, opening: openings.current });
  };
  const ways = [
    { key: "next", keys: "J", id: queue?.nextId },
    { key: "previous", keys: "K", id: queue?.previousId },
  ] as const;
  const entries = [
    ...verbs.map((verb) => ({
      key: verb,
      title: text(`decide.${verb}`),
      words: decisionWords[verb],
      run: () => decide(verb),
      ...(shortcuts[verb] && { keys: shortcuts[verb], fromAddress: true as const }),
    })),
    ...ways.flatMap(({ id: other, ...way }) =>
      other ? [{ ...way, title: text(`queue.${way.key}`), run: () => open(other) }] : [],
    ),
  ];
  // Not while a dialog closes, which has given back the focus already.
  usePaletteEntries(deciding ? [] : entries);

  return (
    <Page
      record
      decides
      back={
        <Link to={`${kinds[kind].path}${suffix}`}>
          <ArrowLeftOutlined aria-hidden /> {text(`proposals.${kind}.list.title`)}
        </Link>
      }
      title={title}
      description={read.error ? undefined : <ClientLine client={proposal} />}
      actions={
        proposal ? (
          <>
            {queue ? (
              <ProposalQueue
                queue={queue}
                isWaiting={proposal.status === "waiting" && proposal.proposedById !== accountId}
                onOpen={open}
              />
            ) : null}
            {verbs.map((verb) => (
              <Button
                key={verb}
                danger={verb === "reject"}
                type={verb === "approve" ? "primary" : "default"}
                aria-keyshortcuts={shortcuts[verb]}
                onClick={() => decide(verb)}
              >
                {text(`decide.${verb}`)}
                {showsKeys && shortcuts[verb] ? (
                  <kbd className="cs-key" aria-hidden="true">
                    {shortcuts[verb]}
                  </kbd>
                ) : null}
              </Button>
            ))}
          </>
        ) : null
      }
      figures={proposal ? <ProposalFigures proposal={proposal} /> : null}
    >
      {missing ? <EmptyState description={text(`proposals.${kind}.missingDetail`)} /> : null}
      {read.error && !missing ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active /> : null}
      {proposal?.status === "waiting" && proposal.proposedById === accountId ? (
        <Alert type="info" showIcon title={text(`proposals.${kind}.own`)} />
      ) : null}
      {proposal ? <ProposalEvidence proposal={proposal} /> : null}
      {proposal && deciding ? (
        <ProposalDecision
          key={deciding.opening}
          proposal={proposal}
          verb={deciding.verb}
          onLate={read.refetch}
          onClosed={(isDone) => {
            setDeciding((now) => (now === deciding ? undefined : now));
            if (isDone && deciding.verb !== "withdraw") open(queue?.nextId);
          }}
        />
      ) : null}
    </Page>
  );
};

/** A page per proposal: nothing of one is kept for the next. */
export const ProposalPage = ({ kind }: { kind: ProposalKind }) => {
  const { id = "" } = useParams();
  return <OneProposal key={id} kind={kind} id={id} />;
};
