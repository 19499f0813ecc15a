import { auditActions } from "@console-shell/contract/audit-actions";
import { oneOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, instantOf, LoadFailure, Page, Panel, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { renderDetails } from "./audit-details.tsx";
import { AuditToolbar } from "./audit-toolbar.tsx";
import { renderDetailsToggle } from "./details-toggle.tsx";
import { ExportLink } from "../shared/export-link.tsx";
import { outcomes } from "./outcomes.ts";
import { useChainCheck } from "./use-chain-check.tsx";
import { type AuditRow, useAuditColumns } from "./use-audit-columns.tsx";

/** What happened, newest first: searched, filtered and paged by the server. */
export const AuditPage = () => {
  const text = useText();
  usePageTitle(text("audit.title"));
  const list = useListState(["action", "outcome", "from", "to"]);
  const { page, pageSize, search, action, outcome, from, to } = list.values;
  const last = instantOf(to);
  const filters = {
    search,
    action: oneOf(auditActions, action),
    outcome: oneOf(outcomes, outcome),
    from: instantOf(from),
    // The server is asked for what was before it.
    until: last === undefined ? undefined : last + 1,
  };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/audit/list",
    { query: { page, pageSize, ...filters } },
    { keepPrevious: true },
  );
  const chain = useChainCheck();
  const columns = useAuditColumns();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <Page
      title={text("audit.title")}
      description={text("audit.description")}
      actions={
        <>
          {chain.button}
          <ExportLink of="audit" filters={filters} />
        </>
      }
    >
      {chain.result}
      <Panel>
        <AuditToolbar values={list.values} total={data?.total} set={list.set} />
        {error ? (
          <LoadFailure onRetry={refetch} />
        ) : (
          <ScrollTable
            label={text("audit.title")}
            rowKey="sequence"
            size="middle"
            columns={columns}
            dataSource={data?.items ?? []}
            loading={{ spinning: isLoading, delay: 200 }}
            expandable={{
              columnTitle: <span className="management-unseen">{text("audit.details")}</span>,
              expandedRowRender: renderDetails,
              expandIcon: renderDetailsToggle,
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
        )}
      </Panel>
    </Page>
  );
};
