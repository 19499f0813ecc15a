import { lazyPage, ListPage, SplitView, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { InvoiceFilters, invoiceFilters } from "./invoice-filters.tsx";
import { InvoiceTotals } from "./invoice-totals.tsx";
import { useInvoiceBulk } from "./use-invoice-bulk.tsx";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";

const InvoiceRecord = lazyPage(
  "invoice",
  async () => (await import("./invoice-page.tsx")).InvoiceRecord,
);

/** The invoices the operator may see, those to act on first, on request next to the chosen one. */
export const InvoicesPage = () => {
  const text = useText();
  const list = useList("GET /cc-api/finance/invoice/list", {
    columns: useInvoiceColumns({ showClient: true }),
    filters: invoiceFilters,
  });
  return (
    <SplitView
      path={(id) => `/invoices/${id}`}
      renderRecord={(id) => <InvoiceRecord key={id} id={id} />}
      list={
        <ListPage
          list={list}
          bulk={useInvoiceBulk()}
          title={text("invoices.title")}
          description={text("invoices.description")}
          file="/cc-api/finance/invoice/export"
          search={text("invoices.searchLabel")}
          none={text("invoices.none")}
          noneFound={text("invoices.noMatch")}
          totals={<InvoiceTotals query={list.query} />}
          filters={<InvoiceFilters filters={list.filters} values={list.values} set={list.set} />}
        />
      }
    />
  );
};
