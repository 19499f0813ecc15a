import type { Bill } from "@console-shell/contract/calls/finance-billing-runs";
import type { useListState } from "@console-shell/sdk";
import { ScrollTable, Status, type TableColumns } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { InvoiceLines } from "../invoices/invoice-lines.tsx";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

interface BillTableProps {
  list: Pick<ReturnType<typeof useListState>, "tableProps">;
  data: { items: Bill[]; total: number } | undefined;
  loading: boolean;
  empty: ReactNode;
}

const State = ({ bill: { skipped, invoiceId, invoiceNumber } }: { bill: Bill }) => {
  const text = useText();
  if (skipped === null) return <Status status="processing" text={text("billing.ready")} />;
  return (
    <>
      <Status
        status={skipped === "invoiced" ? "success" : "default"}
        text={text(`skip.${skipped}`)}
      />
      {invoiceId === null ? null : (
        <span className="finance-beside">
          <Link to={`/invoices/${invoiceId}`}>{invoiceNumber}</Link>
        </span>
      )}
    </>
  );
};

/** The month's invoices by client, those to be issued first; a row expands to its lines. */
export const BillTable = ({ list, data, loading, empty }: BillTableProps) => {
  const text = useText();
  // A client without an invoice to issue has no amounts: its state says why.
  const money = (value: number, { currency, skipped }: Bill) =>
    skipped === null ? <Amount value={value} currency={currency} /> : null;
  const columns: TableColumns<Bill> = [
    {
      key: "client",
      title: text("invoice.client"),
      render: (_, { clientId, clientName, clientNumber, unprintable }) => (
        <div className="finance-wide">
          <Link to={`/clients/${clientId}`}>{clientName}</Link>
          <div className="finance-detail">{clientNumber}</div>
          {unprintable ? (
            <div className="finance-negative">
              {text("unprintable.client", { characters: unprintable })}
            </div>
          ) : null}
        </div>
      ),
    },
    { key: "state", title: text("billing.state"), render: (_, bill) => <State bill={bill} /> },
    {
      key: "subtotal",
      title: text("billing.subtotal"),
      align: "end",
      render: (_, bill) => money(bill.subtotal, bill),
    },
    {
      key: "tax",
      title: text("billing.tax"),
      align: "end",
      render: (_, bill) => money(bill.tax, bill),
    },
    {
      key: "total",
      title: text("invoice.total"),
      align: "end",
      render: (_, bill) => money(bill.total, bill),
    },
  ];
  const linesLabel = ({ clientName }: Bill) => text("billing.linesOf", { client: clientName });
  const { pagination, ...props } = list.tableProps<Bill>(data?.total);
  return (
    <ScrollTable
      label={text("billing.table")}
      rowKey="clientId"
      size="middle"
      columns={columns}
      loading={{ spinning: loading, delay: 200 }}
      locale={{ emptyText: data ? empty : " " }}
      {...props}
      dataSource={data?.items ?? []}
      pagination={
        pagination && {
          ...pagination,
          hideOnSinglePage: true,
        }
      }
      expandable={{
        when: ({ skipped }) => skipped === null,
        title: text("invoice.lines"),
        label: linesLabel,
        render: (bill) => <InvoiceLines invoice={bill} label={linesLabel(bill)} />,
      }}
    />
  );
};
