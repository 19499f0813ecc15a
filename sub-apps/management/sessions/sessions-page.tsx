import { oneOf, sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { roleNames } from "../operators/choices.ts";
import { type Session, sessionSorts } from "./session.ts";
import { useSessionColumns } from "./use-session-columns.tsx";

/** All active sessions: searched, filtered, sorted and paged by the server. */
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
    <ListPage
      title={text("sessions.title")}
      description={text("sessions.description")}
      file={{ path: "/mc-api/session/export", filters }}
      search={{
        label: text("sessions.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <FilterSelect
          label={text("operators.filterRole")}
          all={text("operators.allRoles")}
          value={filters.role}
          options={roleNames.map((value) => ({ value, label: text(`role.${value}`) }))}
          onChange={(role) => list.set({ role })}
        />
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
    >
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
    </ListPage>
  );
};
