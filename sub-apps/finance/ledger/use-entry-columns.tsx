import type { LedgerEntry } from "@console-shell/contract/calls/finance";
import { useFormat, usePermission } from "@console-shell/sdk";
import { MenuItems, RowMenu, type TableColumns, Tag } from "@console-shell/ui";
import { Fragment, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { ClientLink } from "../shared/client-link.tsx";
import { KindTag } from "./kinds.tsx";
import { ReverseForm } from "./reverse-form.tsx";

/** An entry's two sides, the debit first; both have the entry's amount. */
export const Postings = ({ postings }: Pick<LedgerEntry, "postings">) => {
  const text = useText();
  const sides = postings.toSorted((a, b) => b.debit - a.debit);
  return (
    <dl className="finance-postings">
      {sides.map(({ account, debit }) => {
        const side = debit > 0 ? "debit" : "credit";
        return (
          <div key={account} className="finance-posting">
            <dt>
              <abbr title={text(`entry.${side}Label`)}>{text(`entry.${side}`)}</abbr>
            </dt>
            <dd>{text(`account.${account}`)}</dd>
          </div>
        );
      })}
    </dl>
  );
};

/** A memo, whose document numbers don't break at their hyphens. */
const Memo = ({ memo }: { memo: string }) =>
  memo
    .split(/([A-Z]+-\d{4}-\d+)/)
    .map((part, at) => (
      <Fragment key={`${at} ${part}`}>
        {at % 2 === 0 ? part : <span className="finance-number">{part}</span>}
      </Fragment>
    ));

/** The columns of ledger entries; `showClient` is for a list of several clients. */
export const useEntryColumns = ({
  showClient,
}: {
  showClient: boolean;
}): { columns: TableColumns<LedgerEntry>; dialog: ReactNode } => {
  const text = useText();
  const format = useFormat();
  // As on statements and in the filter by day.
  const zone = useCalendar()?.timeZone;
  const mayReverse = usePermission("finance:ledger:create");
  const seesInvoices = usePermission("finance:invoice:read");
  const [reversing, setReversing] = useState<LedgerEntry>();
  const client: TableColumns<LedgerEntry>[number] = {
    key: "client",
    title: text("entry.client"),
    render: (_, entry) => <ClientLink client={entry} />,
  };
  const balance: TableColumns<LedgerEntry>[number] = {
    key: "balanceAfter",
    title: text("entry.balanceAfter"),
    align: "end",
    render: (_, { balanceAfter, currency }) => (
      <Amount value={balanceAfter} currency={currency} signed />
    ),
  };
  const actions: TableColumns<LedgerEntry>[number] = {
    key: "actions",
    title: <span className="cs-unseen">{text("word.actions")}</span>,
    align: "end",
    render: (_, entry) =>
      entry.reversedById || entry.invoiceId || entry.kind === "reversal" ? null : (
        <RowMenu
          label={text("entry.actions", { number: entry.number })}
          menu={
            <MenuItems
              items={[
                {
                  key: "reverse",
                  label: text("entry.reverse"),
                  onClick: () => setReversing(entry),
                },
              ]}
            />
          }
        />
      ),
  };
  const columns: TableColumns<LedgerEntry> = [
    {
      key: "number",
      title: text("entry.number"),
      render: (_, { number, createdAt }) => (
        <div style={{ whiteSpace: "nowrap" }}>
          <div>{number}</div>
          <div className="finance-detail">{format.dateTime(createdAt, zone)}</div>
        </div>
      ),
    },
    ...(showClient ? [client] : []),
    {
      key: "kind",
      title: text("word.kind"),
      render: (_, { kind }) => <KindTag kind={kind} />,
    },
    {
      key: "memo",
      title: text("entry.memo"),
      render: (_, { memo, createdByName, reversedById, invoiceId }) => (
        <div className={showClient ? "finance-wide" : "finance-memo"}>
          <div>
            {invoiceId && seesInvoices ? (
              <Link to={`/invoices/${invoiceId}`}>
                <Memo memo={memo} />
              </Link>
            ) : (
              <Memo memo={memo} />
            )}{" "}
            {reversedById ? <Tag color="red">{text("entry.reversed")}</Tag> : null}
          </div>
          <div className="finance-detail">{createdByName}</div>
        </div>
      ),
    },
    {
      key: "postings",
      title: text("entry.postings"),
      render: (_, { postings }) => <Postings postings={postings} />,
    },
    {
      key: "amount",
      title: text("entry.amount"),
      align: "end",
      render: (_, { amount, currency }) => <Amount value={amount} currency={currency} signed />,
    },
    // A running balance makes sense only for a single client.
    ...(showClient ? [] : [balance]),
    ...(mayReverse ? [actions] : []),
  ];
  return {
    columns,
    // Not in a row, which a refetch may remove.
    dialog: reversing ? (
      <ReverseForm entry={reversing} onClose={() => setReversing(undefined)} />
    ) : null,
  };
};
