import type { Plan } from "@console-shell/contract/calls/finance-plans";
import { useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

/** The columns of price plans; each name links to its prices. */
export const usePlanColumns = (): TableColumns<Plan> => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  return [
    {
      key: "name",
      sorter: true,
      title: text("word.name"),
      render: (_, { id, name }) => <Link to={`/plans/${id}`}>{name}</Link>,
    },
    { key: "currency", dataIndex: "currency", title: text("plan.currency") },
    {
      key: "since",
      title: text("plan.since"),
      render: (_, { current }) => (current ? period(current.validFrom) : text("plan.notYet")),
    },
    {
      key: "createdAt",
      from: "lg",
      sorter: true,
      title: text("word.createdAt"),
      render: (_, { createdAt }) => format.date(createdAt),
    },
    {
      key: "prices",
      title: text("plan.meter"),
      align: "end",
      render: (_, { current, currency }) => {
        const all = current?.rates.map(({ price }) => price) ?? [];
        return all.length === 0 ? (
          "–"
        ) : (
          <>
            <Amount value={Math.min(...all)} currency={currency} /> –{" "}
            <Amount value={Math.max(...all)} currency={currency} />
          </>
        );
      },
    },
    {
      key: "clients",
      title: text("plan.clients"),
      align: "end",
      render: (_, { clients }) => format.number(clients),
    },
    {
      key: "fee",
      card: "amount",
      title: text("plan.fee"),
      align: "end",
      render: (_, { current, currency }) =>
        current ? <Amount value={current.platformFee} currency={currency} /> : "–",
    },
  ];
};
