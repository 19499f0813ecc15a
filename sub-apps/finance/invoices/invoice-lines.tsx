import type { InvoiceDetail, InvoiceLine } from "@console-shell/contract/calls/finance";
import { callsPerPrice } from "@console-shell/contract/words/meters";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, type TableColumns } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

interface InvoiceLinesProps {
  /** An invoice, or a bill before it is issued. */
  invoice: Pick<InvoiceDetail, "currency" | "subtotal" | "taxRate" | "tax" | "total"> & {
    lines: readonly InvoiceLine[];
  };
  label: string;
}

/** An invoice's lines, with subtotal, tax and total. */
export const InvoiceLines = ({ invoice, label }: InvoiceLinesProps) => {
  const text = useText();
  const format = useFormat();
  const { currency, lines, subtotal, taxRate, tax, total } = invoice;
  const money = (value: number) => <Amount value={value} currency={currency} />;
  const columns: TableColumns<InvoiceLine> = [
    {
      key: "item",
      title: text("invoice.item"),
      render: (_, { item, quantity, unitPrice, firstCalls, furtherPrice }) => (
        <>
          {text(`item.${item}`)}
          {firstCalls === null || furtherPrice === null || quantity <= firstCalls ? null : (
            <div className="finance-detail">
              {(
                [
                  [firstCalls, unitPrice],
                  [quantity - firstCalls, furtherPrice],
                ] as const
              )
                .map(([calls, price]) =>
                  text("invoice.calls", {
                    calls: format.number(calls),
                    price: format.money(price, currency),
                  }),
                )
                .join(" + ")}
            </div>
          )}
        </>
      ),
    },
    {
      key: "quantity",
      title: text("invoice.quantity"),
      align: "end",
      render: (_, { quantity }) => format.number(quantity),
    },
    {
      key: "unitPrice",
      title: text("invoice.unitPrice"),
      align: "end",
      render: (_, { item, unitPrice }) => (
        <>
          {money(unitPrice)}
          {callsPerPrice(item) === 1_000 ? (
            <span className="finance-beside">{text("invoice.perThousand")}</span>
          ) : null}
        </>
      ),
    },
    {
      key: "amount",
      title: text("invoice.amount"),
      align: "end",
      render: (_, { amount }) => money(amount),
    },
  ];
  const sums = [
    { label: text("invoice.subtotal"), value: subtotal },
    { label: text("invoice.tax", { rate: format.percent(taxRate / 10_000) }), value: tax },
    { label: text("invoice.total"), value: total },
  ];
  return (
    <ScrollTable
      label={label}
      rowKey="position"
      size="middle"
      pagination={false}
      columns={columns}
      dataSource={lines}
      summary={sums.map(({ label, value }, index) => (
        <tr key={label} className="finance-sum">
          <td colSpan={3}>{index === sums.length - 1 ? <strong>{label}</strong> : label}</td>
          <td>{index === sums.length - 1 ? <strong>{money(value)}</strong> : money(value)}</td>
        </tr>
      ))}
    />
  );
};
