import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { listProps, type TableState } from "../shared/list-props.ts";
import { kinds } from "./kinds.ts";
import { ProposalStatusTag } from "./proposal-status.tsx";

export const sortFields = ["createdAt", "client", "amount"] as const;

interface ProposalTableProps {
  kind: ProposalKind;
  list: TableState;
  data: { items: Proposal[]; total: number } | undefined;
  loading: boolean;
  empty: ReactNode;
}

/** One page of proposals of a kind; each number links to its page. */
export const ProposalTable = ({ kind, list, data, loading, empty }: ProposalTableProps) => {
  const text = useText();
  const format = useFormat();
  const sorted = (key: (typeof sortFields)[number]) => ({
    key,
    sorter: true,
    sortOrder: list.orderOf(key),
  });
  const columns: TableColumns<Proposal> = [
    {
      ...sorted("createdAt"),
      title: text("proposal.proposed"),
      render: (_, { id, number, createdAt }) => (
        <div style={{ whiteSpace: "nowrap" }}>
          <Link to={`${kinds[kind].path}/${id}`}>{number}</Link>
          <div className="finance-detail">{format.dateTime(createdAt)}</div>
        </div>
      ),
    },
    {
      ...sorted("client"),
      title: text("proposal.client"),
      render: (_, { clientId, clientName, clientNumber }) => (
        <div className="finance-wide">
          <Link to={`/clients/${clientId}`}>{clientName}</Link>
          <div className="finance-detail">{clientNumber}</div>
        </div>
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
      title: text("proposal.status"),
      render: (_, { status, decidedByName }) => (
        <>
          <ProposalStatusTag status={status} />
          {decidedByName ? <div className="finance-detail">{decidedByName}</div> : null}
        </>
      ),
    },
    {
      ...sorted("amount"),
      title: text("proposal.amount"),
      align: "end",
      render: (_, { amount, currency }) => <Amount value={amount} currency={currency} />,
    },
  ];
  return (
    <ScrollTable
      label={text(`proposals.${kind}.list.title`)}
      rowKey="id"
      size="middle"
      columns={columns}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      {...listProps(list, data, (total) => text(`proposals.${kind}.list.total`, { total }))}
    />
  );
};
