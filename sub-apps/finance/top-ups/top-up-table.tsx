import type { TopUp } from "@console-shell/contract/endpoints/finance-top-ups";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable } from "@console-shell/ui";
import type { TableColumnsType } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { listProps, type TableState } from "../shared/list-props.ts";
import { TopUpStatusTag } from "./top-up-status.tsx";

export const sortFields = ["createdAt", "client", "amount"] as const;

interface TopUpTableProps {
  list: TableState;
  data: { items: TopUp[]; total: number } | undefined;
  loading: boolean;
  empty: ReactNode;
}

/** One page of top-ups; each number leads to its page. */
export const TopUpTable = ({ list, data, loading, empty }: TopUpTableProps) => {
  const text = useText();
  const format = useFormat();
  const sorted = (key: (typeof sortFields)[number]) => ({
    key,
    sorter: true,
    sortOrder: list.orderOf(key),
  });
  const columns: TableColumnsType<TopUp> = [
    {
      ...sorted("createdAt"),
      title: text("topUp.proposed"),
      render: (_, { id, number, createdAt }) => (
        <div style={{ whiteSpace: "nowrap" }}>
          <Link to={`/top-ups/${id}`}>{number}</Link>
          <div className="finance-detail">{format.dateTime(createdAt)}</div>
        </div>
      ),
    },
    {
      ...sorted("client"),
      title: text("topUp.client"),
      render: (_, { clientId, clientName, clientNumber }) => (
        <div className="finance-wide">
          <Link to={`/clients/${clientId}`}>{clientName}</Link>
          <div className="finance-detail">{clientNumber}</div>
        </div>
      ),
    },
    {
      key: "reference",
      title: text("topUp.reference"),
      render: (_, { reference, proposedByName }) => (
        <div className="finance-wide">
          <div>{reference}</div>
          <div className="finance-detail">{proposedByName}</div>
        </div>
      ),
    },
    {
      key: "status",
      title: text("topUp.status"),
      render: (_, { status, decidedByName }) => (
        <>
          <TopUpStatusTag status={status} />
          {decidedByName ? <div className="finance-detail">{decidedByName}</div> : null}
        </>
      ),
    },
    {
      ...sorted("amount"),
      title: text("topUp.amount"),
      align: "end",
      render: (_, { amount, currency }) => <Amount value={amount} currency={currency} />,
    },
  ];
  return (
    <ScrollTable
      label={text("topUps.title")}
      rowKey="id"
      size="middle"
      columns={columns}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      {...listProps(list, data, (total) => text("topUps.total", { total }))}
    />
  );
};
