import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { listProps, type TableState } from "../shared/list-props.ts";
import { CreditStateTag } from "./credit-state.tsx";
import { ClientStatusTag } from "./client-status.tsx";

export const sortFields = ["number", "name", "balance", "creditLimit", "createdAt"] as const;

interface ClientTableProps {
  list: TableState;
  data: { items: FinanceClient[]; total: number } | undefined;
  loading: boolean;
  empty: ReactNode;
}

/** One page of clients; each name links to its page. */
export const ClientTable = ({ list, data, loading, empty }: ClientTableProps) => {
  const text = useText();
  const format = useFormat();
  const sorted = (key: (typeof sortFields)[number]) => ({
    key,
    dataIndex: key,
    sorter: true,
    sortOrder: list.orderOf(key),
  });
  const columns: TableColumns<FinanceClient> = [
    { ...sorted("number"), title: text("client.number") },
    {
      ...sorted("name"),
      title: text("client.name"),
      render: (_, { id, name, contactName }) => (
        <div className="finance-wide">
          <Link to={`/clients/${id}`}>{name}</Link>
          {contactName ? <div className="finance-detail">{contactName}</div> : null}
        </div>
      ),
    },
    {
      key: "status",
      title: text("client.status"),
      render: (_, { status }) => <ClientStatusTag status={status} />,
    },
    { key: "currency", dataIndex: "currency", title: text("client.currency") },
    {
      ...sorted("balance"),
      title: text("client.balance"),
      align: "end",
      render: (_, { balance, currency, creditState }) => (
        <>
          <Amount value={balance} currency={currency} signed />
          {creditState === "ok" ? null : (
            <div className="finance-detail">
              <CreditStateTag state={creditState} />
            </div>
          )}
        </>
      ),
    },
    {
      ...sorted("creditLimit"),
      title: text("client.creditLimit"),
      align: "end",
      render: (_, { creditLimit, currency }) => <Amount value={creditLimit} currency={currency} />,
    },
    {
      key: "owner",
      title: text("client.owner"),
      render: (_, { ownerName }) => ownerName ?? text("client.noOwner"),
    },
    {
      ...sorted("createdAt"),
      title: text("client.created"),
      render: (_, { createdAt }) => format.date(createdAt),
    },
  ];
  return (
    <ScrollTable
      label={text("clients.table")}
      rowKey="id"
      size="middle"
      columns={columns}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      {...listProps(list, data, (total) => text("clients.total", { total }))}
    />
  );
};
