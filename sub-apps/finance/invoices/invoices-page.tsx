import { oneOf, sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { invoiceStatuses } from "./invoice-status.tsx";
import { InvoiceTable, sortFields } from "./invoice-table.tsx";

/** The invoices the operator may see. */
export const InvoicesPage = () => {
  const text = useText();
  usePageTitle(text("invoices.title"));
  const list = useListState(["status"], { sort: "-issuedAt" });
  const { page, pageSize, search, sort } = list.values;
  const status = oneOf(invoiceStatuses, list.values.status);
  const invoices = useApiQuery(
    "GET /cc-api/finance/invoice/list",
    { query: { page, pageSize, search, status, ...sortOf(sortFields, sort) } },
    { keepPrevious: true },
  );
  const clear = () => list.set({ search: undefined, status: undefined });

  return (
    <ListPage
      title={text("invoices.title")}
      description={text("invoices.description")}
      file={{ path: "/cc-api/finance/invoice/export", filters: { search, status } }}
      search={{
        label: text("invoices.searchLabel"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <FilterSelect
          label={text("invoices.statusFilter")}
          value={status}
          options={invoiceStatuses.map((value) => ({
            value,
            label: text(`invoiceStatus.${value}`),
          }))}
          onChange={(status) => list.set({ status })}
        />
      }
      failed={Boolean(invoices.error)}
      onRetry={invoices.refetch}
    >
      <InvoiceTable
        list={list}
        data={invoices.data}
        loading={invoices.isLoading}
        showClient
        empty={
          search || status ? (
            <EmptyState
              description={text("invoices.noMatch")}
              action={<Button onClick={clear}>{text("common.clear")}</Button>}
            />
          ) : (
            <EmptyState description={text("invoices.none")} />
          )
        }
      />
    </ListPage>
  );
};
