import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { useApiQuery } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { Totals } from "../shared/totals.tsx";

interface ProposalTotalsProps {
  kind: ProposalKind;
  /** The list's filters. */
  query: object;
}

/** Sums of the filtered proposals of a kind, by currency. */
export const ProposalTotals = ({ kind, query }: ProposalTotalsProps) => {
  const text = useText();
  const { data } = useApiQuery(
    `GET /cc-api/finance/${kind}/totals`,
    { query },
    { keepPrevious: true },
  );
  return (
    <Totals
      rows={data?.map(({ currency, amount, waiting, approved }) => ({
        currency,
        sums: [
          { label: text("proposal.total"), value: amount },
          // With a filter by status, these say the same.
          ...("status" in query && query.status
            ? []
            : [
                { label: text("proposalStatus.waiting"), value: waiting },
                { label: text("proposalStatus.approved"), value: approved },
              ]),
        ],
      }))}
    />
  );
};
