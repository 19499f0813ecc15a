import { MailOutlined } from "@ant-design/icons";
import type { Invoice } from "@console-shell/contract/calls/finance";
import { invoiceMailsAtOnce } from "@console-shell/contract/words/limits";
import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { Button, Checkbox } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { InvoiceFilters, invoiceFilters, invoiceQuery } from "./invoice-filters.tsx";
import { InvoiceTotals } from "./invoice-totals.tsx";
import { SendForm } from "./send-form.tsx";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";

/** The invoices the operator may see, those to act on first. */
export const InvoicesPage = () => {
  const text = useText();
  const maySend = usePermission("finance:invoice:send");
  const [selected, setSelected] = useState<readonly Invoice[]>([]);
  const [sending, setSending] = useState(false);
  const isSelected = ({ id }: Invoice) => selected.some((one) => one.id === id);
  const select = (rows: readonly Invoice[], on: boolean) => {
    const others = selected.filter(({ id }) => !rows.some((row) => row.id === id));
    setSelected(on ? [...others, ...rows].slice(0, invoiceMailsAtOnce) : others);
  };
  const columns = useInvoiceColumns({ showClient: true });
  const list = useList("GET /cc-api/finance/invoice/list", {
    columns: [
      ...(maySend
        ? [
            {
              key: "select",
              title: <span className="finance-unseen">{text("invoices.select")}</span>,
              render: (_: unknown, row: Invoice) => (
                <Checkbox
                  aria-label={text("invoices.selectOne", { number: row.number })}
                  checked={isSelected(row)}
                  onChange={({ target }) => select([row], target.checked)}
                />
              ),
            },
          ]
        : []),
      ...columns,
    ],
    filters: invoiceFilters,
    query: invoiceQuery,
  });
  const rows = list.data?.items ?? [];
  const isAll = rows.length > 0 && rows.every(isSelected);
  return (
    <ListPage
      list={list}
      title={text("invoices.title")}
      description={text("invoices.description")}
      file="/cc-api/finance/invoice/export"
      search={text("invoices.searchLabel")}
      none={text("invoices.none")}
      noneFound={text("invoices.noMatch")}
      before={<InvoiceTotals query={list.query} />}
      actions={
        maySend ? (
          <Button
            type="primary"
            icon={<MailOutlined aria-hidden />}
            disabled={selected.length === 0}
            onClick={() => setSending(true)}
          >
            {text("invoices.send", { count: selected.length })}
          </Button>
        ) : null
      }
      filters={
        <>
          <InvoiceFilters filters={list.filters} values={list.values} set={list.set} />
          {maySend && rows.length > 0 ? (
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && rows.some(isSelected)}
              onChange={({ target }) => select(rows, target.checked)}
            >
              {text("invoices.selectPage")}
            </Checkbox>
          ) : null}
        </>
      }
      after={
        sending ? (
          <SendForm
            kind="invoice"
            invoices={selected}
            onClose={() => setSending(false)}
            onSent={() => setSelected([])}
          />
        ) : null
      }
    />
  );
};
