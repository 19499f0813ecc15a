import { sortOf, useApiQuery, useListState } from "@console-shell/sdk";
import { EmptyState, LoadFailure } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { InvoiceTable, sortFields } from "./invoice-table.tsx";

export const InvoiceList = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const list = useListState([], { sort: "-issuedAt" });
  const { page, pageSize, sort } = list.values;
  const invoices = useApiQuery(
    "GET /cc-api/finance/invoice/list",
    { query: { clientId, page, pageSize, ...sortOf(sortFields, sort) } },
    { keepPrevious: true },
  );
  if (invoices.error) return <LoadFailure onRetry={invoices.refetch} />;
  return (
    <InvoiceTable
      list={list}
      data={invoices.data}
      loading={invoices.isLoading}
      showClient={false}
      empty={<EmptyState description={text("invoices.none")} />}
    />
  );
};
