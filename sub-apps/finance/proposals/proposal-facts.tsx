import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Facts, Status } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

interface ProposalFactsProps {
  proposal: Proposal;
  /** Says that it has no receipt, which the approver must know. */
  lacksReceipt: boolean;
}

/** A proposal: what, by whom, and the outcome. */
export const ProposalFacts = ({ proposal, lacksReceipt }: ProposalFactsProps) => {
  const text = useText();
  const format = useFormat();
  const seesLedger = usePermission("finance:ledger:read");
  const { status, note, reason, decidedAt, decidedByName, entryNumber } = proposal;
  const personAt = (name: string, at: number) =>
    text("proposal.personAt", { name, time: format.dateTime(at) });
  return (
    <Facts
      items={[
        { label: text(`proposals.${proposal.kind}.reference`), value: proposal.reference },
        ...(note ? [{ label: text("proposal.note"), value: note }] : []),
        {
          label: text("proposal.proposedBy"),
          value: personAt(proposal.proposedByName, proposal.createdAt),
        },
        ...(lacksReceipt
          ? [
              {
                label: text("receipt.title"),
                value: <Status status="warning" text={text("receipt.none")} />,
              },
            ]
          : []),
        ...(status === "waiting" || decidedAt === null
          ? []
          : [
              {
                label: text(`proposal.by.${status}`),
                value: personAt(decidedByName ?? "–", decidedAt),
              },
            ]),
        ...(reason ? [{ label: text("proposal.reason"), value: reason }] : []),
        ...(entryNumber
          ? [
              {
                label: text("proposal.entry"),
                value: seesLedger ? (
                  <Link to={`/ledger?search=${encodeURIComponent(entryNumber)}`}>
                    {entryNumber}
                  </Link>
                ) : (
                  entryNumber
                ),
              },
            ]
          : []),
      ]}
    />
  );
};
