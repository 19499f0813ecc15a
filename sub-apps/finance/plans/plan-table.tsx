import type { Plan } from "@console-shell/contract/calls/finance-plans";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { listProps, type TableState } from "../shared/list-props.ts";
import { monthStart } from "../shared/month.ts";

export const sortFields = ["name", "createdAt"] as const;

interface PlanTableProps {
  list: TableState;
  data: { items: Plan[]; total: number } | undefined;
  loading: boolean;
  empty: ReactNode;
}

/** One page of price plans; each name links to its prices. */
export const PlanTable = ({ list, data, loading, empty }: PlanTableProps) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  const sorted = (key: (typeof sortFields)[number]) => ({
    key,
    dataIndex: key,
    sorter: true,
    sortOrder: list.orderOf(key),
  });
  const columns: TableColumns<Plan> = [
    {
      ...sorted("name"),
      title: text("plan.name"),
      render: (_, { id, name }) => <Link to={`/plans/${id}`}>{name}</Link>,
    },
    { key: "currency", dataIndex: "currency", title: text("plan.currency") },
    {
      key: "fee",
      title: text("plan.fee"),
      align: "end",
      render: (_, { current, currency }) =>
        current ? <Amount value={current.platformFee} currency={currency} /> : "–",
    },
    {
      key: "since",
      title: text("plan.since"),
      render: (_, { current }) =>
        current ? period(monthStart(current.validFrom)) : text("plan.notYet"),
    },
    {
      key: "clients",
      title: text("plan.clients"),
      align: "end",
      render: (_, { clients }) => format.number(clients),
    },
    {
      ...sorted("createdAt"),
      title: text("plan.created"),
      render: (_, { createdAt }) => format.date(createdAt),
    },
  ];
  return (
    <ScrollTable
      label={text("plans.title")}
      rowKey="id"
      size="middle"
      columns={columns}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      {...listProps(list, data, (total) => text("plans.total", { total }))}
    />
  );
};
