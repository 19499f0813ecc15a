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
import { type Mail, mailStates } from "./mail.ts";
import { useMailColumns } from "./use-mail-columns.tsx";

/** The mail log: searched, filtered, sorted and paged by the server. */
export const MailsPage = () => {
  const text = useText();
  usePageTitle(text("mails.title"));
  const list = useListState(["state", "from", "to"], { sort: "-createdAt" });
  const { page, pageSize, search, sort, state, from, to } = list.values;
  const last = instantOf(to);
  const filters = {
    search,
    state: oneOf(mailStates, state),
    from: instantOf(from),
    // The server's `until` is exclusive.
    until: last === undefined ? undefined : last + 1,
  };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/mail/list",
    { query: { page, pageSize, ...filters, ...sortOf(["createdAt"], sort) } },
    { keepPrevious: true },
  );
  const columns = useMailColumns(list.orderOf);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <ListPage
      title={text("mails.title")}
      description={text("mails.description")}
      file={{ path: "/mc-api/mail/export", filters }}
      search={{
        label: text("mails.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <>
          <FilterSelect
            label={text("mails.filterState")}
            all={text("mails.allStates")}
            value={filters.state}
            options={mailStates.map((value) => ({ value, label: text(`mails.${value}`) }))}
            onChange={(state) => list.set({ state })}
          />
          <DayRange from={from} to={to} onChange={list.set} />
        </>
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
    >
      <ScrollTable
        label={text("mails.title")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        locale={{
          emptyText: data ? (
            <EmptyState description={text(isFiltered ? "mails.noneFound" : "mails.none")} />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Mail>(data?.total)}
      />
    </ListPage>
  );
};
