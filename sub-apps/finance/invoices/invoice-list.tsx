import { ListTable, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { useInvoiceColumns } from "./use-invoice-columns.tsx";

export const InvoiceList = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const list = useList("GET /cc-api/finance/invoice/list", {
    columns: useInvoiceColumns({ showClient: false }),
    query: () => ({ clientId }),
  });
  return <ListTable list={list} label={text("invoices.title")} none={text("invoices.none")} />;
};
