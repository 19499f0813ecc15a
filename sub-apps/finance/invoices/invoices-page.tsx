import { MailOutlined } from "@ant-design/icons";
import type { Invoice } from "@console-shell/contract/calls/finance";
import { invoiceMailsAtOnce } from "@console-shell/contract/words/limits";
import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { Button } from "antd";
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
  const list = useList("GET /cc-api/finance/invoice/list", {
    columns: useInvoiceColumns({ showClient: true }),
    filters: invoiceFilters,
    query: invoiceQuery,
  });
  const rows = list.data?.items ?? [];
  // Those of other pages stay selected.
  const select = (ids: ReadonlySet<string>) => {
    const others = selected.filter(({ id }) => !rows.some((row) => row.id === id));
    const here = rows.filter(({ id }) => ids.has(id));
    setSelected([...others, ...here].slice(0, invoiceMailsAtOnce));
  };
  return (
    <ListPage
      list={list}
      title={text("invoices.title")}
      description={text("invoices.description")}
      file="/cc-api/finance/invoice/export"
      search={text("invoices.searchLabel")}
      none={text("invoices.none")}
      noneFound={text("invoices.noMatch")}
      selection={
        maySend
          ? {
              selected: new Set(selected.map(({ id }) => id)),
              onSelect: select,
              nameOf: ({ number }) => number,
            }
          : undefined
      }
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
      filters={<InvoiceFilters filters={list.filters} values={list.values} set={list.set} />}
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
