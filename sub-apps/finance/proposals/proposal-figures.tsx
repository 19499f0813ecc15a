import type { Evidence } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { useApiQuery, useFormat } from "@console-shell/sdk";
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
  const format = useFormat();
  const { kind, status, amount, currency } = proposal;
  const { data, error } = useEvidence(proposal);
  const money = (value: number) => <Amount value={value} currency={currency} signed />;
  const effect = (balance: Evidence["balance"] | undefined): Stat[] => [
    {
      label: text("evidence.after"),
      value: balance ? money(balance.after) : blank,
      detail: balance
        ? text("evidence.before", { amount: format.money(balance.before, currency) })
        : blank,
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
  return (
    <Stats
      lead
      label={text("proposal.amount")}
      items={[
        {
          label: text("proposal.amount"),
          value: money(amount),
          detail: <ProposalStatusTag status={status} />,
        },
        ...(changes && !error && data?.balance !== null ? effect(data?.balance) : []),
      ]}
    />
  );
};
