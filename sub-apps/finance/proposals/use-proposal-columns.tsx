import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { ClientLink } from "../shared/client-link.tsx";
import { kinds } from "./kinds.ts";
import { ProposalStatusTag } from "./proposal-status.tsx";
import { useListQuery } from "./use-list-query.ts";

/** The columns of proposals of a kind; each number links to its page. */
export const useProposalColumns = (kind: ProposalKind): TableColumns<Proposal> => {
  const text = useText();
  const format = useFormat();
  const { suffix } = useListQuery();
  return [
    {
      key: "createdAt",
      sorter: true,
      title: text("proposal.proposed"),
      render: (_, { id, number, createdAt }) => (
        <div style={{ whiteSpace: "nowrap" }}>
          <Link to={`${kinds[kind].path}/${id}${suffix}`}>{number}</Link>
          <div className="finance-detail">{format.dateTime(createdAt)}</div>
        </div>
      ),
    },
    {
      key: "client",
      sorter: true,
      title: text("proposal.client"),
      render: (_, proposal) => (
        <>
          <ClientLink client={proposal} />
          <div className="finance-detail">{proposal.clientNumber}</div>
        </>
      ),
    },
    {
      key: "reference",
      title: text(`proposals.${kind}.reference`),
      render: (_, { reference, proposedByName }) => (
        <div className="finance-wide">
          <div>{reference}</div>
          <div className="finance-detail">{proposedByName}</div>
        </div>
      ),
    },
    {
      key: "status",
      title: text("word.status"),
      render: (_, { status, decidedByName }) => (
        <>
          <ProposalStatusTag status={status} />
          {decidedByName ? <div className="finance-detail">{decidedByName}</div> : null}
        </>
      ),
    },
    {
      key: "amount",
      sorter: true,
      title: text("proposal.amount"),
      align: "end",
      render: (_, { amount, currency }) => (
        <Amount value={amount} currency={currency} signed={kind === "adjustment" && "plus"} />
      ),
    },
  ];
};
