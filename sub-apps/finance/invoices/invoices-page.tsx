import { oneOf, sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, SearchBox, Toolbar } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { ExportLink } from "../shared/export-link.tsx";
import { FilterSelect } from "../shared/filter-select.tsx";
import { invoiceStatuses } from "./invoice-status.tsx";
import { InvoiceTable, sortFields } from "./invoice-table.tsx";

/** The invoices that the operator sees. */
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
    <Page
      title={text("invoices.title")}
      description={text("invoices.description")}
      actions={<ExportLink of="invoice" filters={{ search, status }} />}
    >
      <Panel>
        <Toolbar>
          <SearchBox
            label={text("invoices.searchLabel")}
            value={search}
            onSearch={(search) => list.set({ search })}
          />
          <FilterSelect
            label={text("invoices.statusFilter")}
            value={status}
            options={invoiceStatuses.map((value) => ({
              value,
              label: text(`invoiceStatus.${value}`),
            }))}
            onChange={(status) => list.set({ status })}
          />
        </Toolbar>
        {invoices.error ? (
          <LoadFailure onRetry={invoices.refetch} />
        ) : (
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
        )}
      </Panel>
    </Page>
  );
};
