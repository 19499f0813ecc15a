import type { Invoice } from "@console-shell/contract/calls/finance";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { listProps, type TableState } from "../shared/list-props.ts";
import { InvoiceStatusTag } from "./invoice-status.tsx";
import { usePeriod } from "./use-period.ts";

export const sortFields = ["number", "issuedAt", "dueAt", "total"] as const;

interface InvoiceTableProps {
  list: TableState;
  data: { items: Invoice[]; total: number } | undefined;
  loading: boolean;
  /** Whether to show the client, for a list of several clients. */
  showClient: boolean;
  empty: ReactNode;
}

/** One page of invoices; each number links to its page. */
export const InvoiceTable = ({ list, data, loading, showClient, empty }: InvoiceTableProps) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const sorted = (key: (typeof sortFields)[number]) => ({
    key,
    dataIndex: key,
    sorter: true,
    sortOrder: list.orderOf(key),
  });
  const client: TableColumns<Invoice>[number] = {
    key: "client",
    title: text("invoice.client"),
    render: (_, { clientId, clientName }) => (
      <div className="finance-wide">
        <Link to={`/clients/${clientId}`}>{clientName}</Link>
      </div>
    ),
  };
  const columns: TableColumns<Invoice> = [
    {
      ...sorted("number"),
      title: text("invoice.number"),
      render: (_, { id, number }) => <Link to={`/invoices/${id}`}>{number}</Link>,
    },
    ...(showClient ? [client] : []),
    {
      key: "status",
      title: text("invoice.status"),
      render: (_, { status }) => <InvoiceStatusTag status={status} />,
    },
    {
      key: "period",
      title: text("invoice.period"),
      render: (_, { periodStart }) => period(periodStart),
    },
    {
      ...sorted("issuedAt"),
      title: text("invoice.issued"),
      render: (_, { issuedAt }) => format.date(issuedAt),
    },
    {
      ...sorted("dueAt"),
      title: text("invoice.due"),
      render: (_, { dueAt }) => format.date(dueAt),
    },
    {
      ...sorted("total"),
      title: text("invoice.total"),
      align: "end",
      render: (_, { total, currency }) => <Amount value={total} currency={currency} />,
    },
  ];
  return (
    <ScrollTable
      label={text("invoices.table")}
      rowKey="id"
      size="middle"
      columns={columns}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      {...listProps(list, data, (total) => text("invoices.total", { total }))}
    />
  );
};
