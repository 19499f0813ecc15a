import { ListPage, useList } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { invoiceStatuses } from "./invoice-status.tsx";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";

/** The invoices the operator may see. */
export const InvoicesPage = () => {
  const text = useText();
  const list = useList("GET /cc-api/finance/invoice/list", {
    columns: useInvoiceColumns({ showClient: true }),
    sort: "-issuedAt",
    filters: { status: invoiceStatuses },
  });
  return (
    <ListPage
      list={list}
      title={text("invoices.title")}
      description={text("invoices.description")}
      file="/cc-api/finance/invoice/export"
      search={text("invoices.searchLabel")}
      none={text("invoices.none")}
      noneFound={text("invoices.noMatch")}
      filters={
        <FilterSelect
          label={text("invoices.statusFilter")}
          value={list.filters.status}
          options={invoiceStatuses.map((value) => ({
            value,
            label: text(`invoiceStatus.${value}`),
          }))}
          onChange={(status) => list.set({ status })}
        />
      }
    />
  );
};
