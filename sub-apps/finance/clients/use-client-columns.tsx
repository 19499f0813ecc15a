import type { ListedClient } from "@console-shell/contract/calls/finance-client";
import { balanceWeeks } from "@console-shell/contract/words/limits";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Sparkline, type TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { CreditStateTag } from "./credit-state.tsx";
import { ClientStatusTag } from "./client-status.tsx";

/** The columns of clients; each name links to its page. */
export const useClientColumns = (): TableColumns<ListedClient> => {
  const text = useText();
  const format = useFormat();
  const seesLedger = usePermission("finance:ledger:read");
  const course: TableColumns<ListedClient>[number] = {
    key: "course",
    from: "xl",
    card: "hidden",
    title: text("clients.course", { weeks: balanceWeeks }),
    render: (_, { course = [], currency }) => {
      const first = course.find((value) => value !== null);
      const last = course.at(-1);
      return first == null || last == null ? null : (
        <div className="finance-course">
          <Sparkline values={course} />
          <span className="finance-unseen">
            {format.money(first, currency)} → {format.money(last, currency)}
          </span>
        </div>
      );
    },
  };
  return [
    { key: "number", dataIndex: "number", sorter: true, title: text("client.number") },
    {
      key: "name",
      card: "title",
      sorter: true,
      title: text("word.name"),
      render: (_, { id, name, contactName }) => (
        <div className="finance-wide">
          <Link to={`/clients/${id}`}>{name}</Link>
          {contactName ? <div className="finance-detail">{contactName}</div> : null}
        </div>
      ),
    },
    {
      key: "status",
      title: text("word.status"),
      render: (_, { status }) => <ClientStatusTag status={status} />,
    },
    { key: "currency", dataIndex: "currency", title: text("client.currency") },
    {
      key: "balance",
      sorter: true,
      title: text("client.balance"),
      align: "end",
      render: (_, { balance, currency, creditState }) => (
        <>
          {creditState === "ok" ? null : (
            <span className="finance-before">
              <CreditStateTag state={creditState} />
            </span>
          )}
          <Amount value={balance} currency={currency} signed />
        </>
      ),
    },
    ...(seesLedger ? [course] : []),
    {
      key: "creditLimit",
      sorter: true,
      title: text("client.creditLimit"),
      align: "end",
      render: (_, { creditLimit, currency }) => <Amount value={creditLimit} currency={currency} />,
    },
    {
      key: "owner",
      title: text("word.owner"),
      render: (_, { ownerName }) => ownerName ?? text("client.noOwner"),
    },
    {
      key: "createdAt",
      sorter: true,
      title: text("client.created"),
      render: (_, { createdAt }) => format.date(createdAt),
    },
  ];
};
