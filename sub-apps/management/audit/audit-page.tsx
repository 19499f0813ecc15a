import { auditActions } from "@console-shell/contract/words/audit-actions";
import { oneOf, sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import {
  DayRange,
  EmptyState,
  FilterSelect,
  instantOf,
  ListPage,
  ScrollTable,
} from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { AuditDetails } from "./audit-details.tsx";
import { outcomes } from "./outcomes.ts";
import { useChainCheck } from "./use-chain-check.tsx";
import { type AuditRow, useAuditColumns } from "./use-audit-columns.tsx";

/** The audit log: searched, filtered, sorted and paged by the server. */
export const AuditPage = () => {
  const text = useText();
  usePageTitle(text("audit.title"));
  const list = useListState(["action", "outcome", "from", "to"], { sort: "-at" });
  const { page, pageSize, search, sort, action, outcome, from, to } = list.values;
  const last = instantOf(to);
  const filters = {
    search,
    action: oneOf(auditActions, action),
    outcome: oneOf(outcomes, outcome),
    from: instantOf(from),
    // The server's `until` is exclusive.
    until: last === undefined ? undefined : last + 1,
  };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/audit/list",
    { query: { page, pageSize, ...filters, ...sortOf(["at"], sort) } },
    { keepPrevious: true },
  );
  const chain = useChainCheck();
  const columns = useAuditColumns(list.orderOf);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <ListPage
      title={text("audit.title")}
      description={text("audit.description")}
      file={{ path: "/mc-api/audit/export", filters }}
      actions={chain.button}
      search={{
        label: text("audit.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <>
          <FilterSelect
            label={text("audit.filterAction")}
            all={text("audit.allActions")}
            value={filters.action}
            options={auditActions.map((value) => ({ value, label: text(`audit.${value}`) }))}
            onChange={(action) => list.set({ action })}
          />
          <FilterSelect
            label={text("audit.filterOutcome")}
            all={text("audit.allOutcomes")}
            value={filters.outcome}
            options={outcomes.map((value) => ({ value, label: text(`audit.${value}`) }))}
            onChange={(outcome) => list.set({ outcome })}
          />
          <DayRange from={from} to={to} onChange={list.set} />
        </>
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
      before={chain.result}
    >
      <ScrollTable
        label={text("audit.title")}
        rowKey="sequence"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        expandable={{
          title: text("audit.details"),
          label: ({ sequence }, expanded) =>
            text(expanded ? "audit.hide" : "audit.show", { sequence }),
          render: (event) => <AuditDetails event={event} />,
        }}
        locale={{
          emptyText: data ? (
            <EmptyState description={text(isFiltered ? "audit.noneFound" : "audit.none")} />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<AuditRow>(data?.total)}
      />
    </ListPage>
  );
};
