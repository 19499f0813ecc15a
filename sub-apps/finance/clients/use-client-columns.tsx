import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { CreditStateTag } from "./credit-state.tsx";
import { ClientStatusTag } from "./client-status.tsx";

/** The columns of clients; each name links to its page. */
export const useClientColumns = (): TableColumns<FinanceClient> => {
  const text = useText();
  const format = useFormat();
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
