import { DownloadOutlined } from "@ant-design/icons";
import type { CreditNote, InvoiceDetail } from "@console-shell/contract/calls/finance";
import { useFormat, useLocale } from "@console-shell/sdk";
import { ScrollTable, useDownload, type TableColumns } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

/** An invoice's credit notes, each with its document. */
export const CreditNotes = ({ invoice }: { invoice: InvoiceDetail }) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  const download = useDownload();
  const { currency, creditNotes } = invoice;
  const columns: TableColumns<CreditNote> = [
    {
      key: "number",
      title: text("creditNotes.number"),
      render: (_, { id, number }) => (
        <Button
          type="link"
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          {...download(`/cc-api/finance/credit-note/${id}/pdf?locale=${locale}`)}
        >
          {number}
        </Button>
      ),
    },
    {
      key: "issued",
      title: text("creditNotes.issued"),
      render: (_, { issuedOn, issuedByName }) => (
        <>
          {format.day(issuedOn)}
          <div className="finance-detail">{issuedByName}</div>
        </>
      ),
    },
    {
      key: "reason",
      title: text("word.reason"),
      render: (_, { reason }) => <div className="finance-wide">{reason}</div>,
    },
    {
      key: "lines",
      title: text("creditNotes.lines"),
      render: (_, { lines }) =>
        lines.map(({ position, item, amount }) => (
          <div key={position}>
            {text(`item.${item}`)} <Amount value={amount} currency={currency} />
          </div>
        )),
    },
    {
      key: "total",
      title: text("creditNotes.total"),
      align: "end",
      render: (_, { total }) => <Amount value={total} currency={currency} />,
    },
  ];
  return (
    <ScrollTable
      label={text("creditNotes.table")}
      rowKey="id"
      size="middle"
      pagination={false}
      columns={columns}
      dataSource={creditNotes}
    />
  );
};
