import { ListPanel, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { InvoiceTotals } from "./invoice-totals.tsx";
import { useInvoiceBulk } from "./use-invoice-bulk.tsx";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";

/** The invoices of one client. */
export const InvoiceList = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const list = useList("GET /cc-api/finance/invoice/list", {
    columns: useInvoiceColumns({ showClient: false }),
    query: () => ({ clientId }),
  });
  return (
    <ListPanel
      list={list}
      bulk={useInvoiceBulk()}
      title={text("invoices.title")}
      file="/cc-api/finance/invoice/export"
      totals={<InvoiceTotals query={list.query} />}
      none={text("invoices.none")}
    />
  );
};
