import type { Evidence } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { useApiQuery } from "@console-shell/sdk";
import { type Stat, Stats } from "@console-shell/ui";
import { CreditStateTag } from "../clients/credit-state.tsx";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { ProposalStatusTag } from "./proposal-status.tsx";

// Keeps the height of a line that arrives later.
const blank = "\u00a0";

/** A proposal's evidence; shared by all parts of its page. */
export const useEvidence = ({ kind, id }: Proposal) =>
  useApiQuery(`GET /cc-api/finance/${kind}/:id/evidence`, { params: { id } });

/** A proposal's amount, and the client's balance with it. */
export const ProposalFigures = ({ proposal }: { proposal: Proposal }) => {
  const text = useText();
  const { kind, status, amount, currency } = proposal;
  const { data, error } = useEvidence(proposal);
  const money = (value: number) => <Amount value={value} currency={currency} signed />;
  const asked: Stat = {
    label: text("proposal.amount"),
    value: (
      <Amount value={kind === "refund" ? -amount : amount} currency={currency} signed="plus" />
    ),
    detail: <ProposalStatusTag status={status} />,
  };
  const effect = (balance: Evidence["balance"] | undefined): Stat[] => [
    { label: text("evidence.before"), value: balance ? money(balance.before) : blank },
    asked,
    {
      label: text("evidence.after"),
      value: balance ? money(balance.after) : blank,
      tone: balance?.covered === false && kind !== "top-up" ? "error" : undefined,
    },
    {
      label: text("evidence.availableAfter"),
      value: balance ? money(Math.max(balance.after + balance.creditLimit, 0)) : blank,
      detail: balance ? <CreditStateTag state={balance.creditStateAfter} /> : blank,
    },
    {
      label: text("client.creditLimit"),
      value: balance ? money(balance.creditLimit) : blank,
    },
  ];
  const changes = status === "waiting" || status === "approved";
  const isEffect = changes && !error && data?.balance !== null;
  return (
    <Stats
      lead={!isEffect}
      label={text("proposal.amount")}
      items={isEffect ? effect(data?.balance) : [asked]}
    />
  );
};
