import { oneOf, sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { ExportLink } from "../shared/export-link.tsx";
import { roleNames } from "../operators/choices.ts";
import { type Session, sessionSorts } from "./session.ts";
import { SessionsToolbar } from "./sessions-toolbar.tsx";
import { useSessionColumns } from "./use-session-columns.tsx";

/** Where everybody is signed in: searched, filtered, sorted and paged by the server. */
export const SessionsPage = () => {
  const text = useText();
  usePageTitle(text("sessions.title"));
  const list = useListState(["role"], { sort: "-lastSeenAt" });
  const { page, pageSize, search, sort, role } = list.values;
  const filters = { search, role: oneOf(roleNames, role) };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/session/list",
    { query: { page, pageSize, ...filters, ...sortOf(sessionSorts, sort) } },
    { keepPrevious: true },
  );
  const columns = useSessionColumns(list.orderOf);

  return (
    <Page
      title={text("sessions.title")}
      description={text("sessions.description")}
      actions={<ExportLink of="session" filters={filters} />}
    >
      <Panel>
        <SessionsToolbar values={filters} total={data?.total} set={list.set} />
        {error ? (
          <LoadFailure onRetry={refetch} />
        ) : (
          <ScrollTable
            label={text("sessions.title")}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data?.items ?? []}
            loading={{ spinning: isLoading, delay: 200 }}
            locale={{
              emptyText: data ? <EmptyState description={text("sessions.noneFound")} /> : <span />,
            }}
            {...list.tableProps<Session>(data?.total)}
          />
        )}
      </Panel>
    </Page>
  );
};
