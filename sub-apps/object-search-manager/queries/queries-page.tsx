import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import { sortOf, useApiQuery, useListState, usePageTitle, usePermission } from "@console-shell/sdk";
import {
  EmptyState,
  ExportLink,
  LoadFailure,
  Page,
  Panel,
  ScrollTable,
  instantOf,
} from "@console-shell/ui";
import { SearchOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { feedbackStates, modes } from "../shared/filters.ts";
import { QueriesToolbar } from "./queries-toolbar.tsx";
import { useQueryColumns } from "./use-query-columns.tsx";

const filters = ["mode", "feedback", "catalogue", "from", "to"] as const;

const sortFields = ["createdAt", "threshold", "hitCount"] as const;

/** Past object searches; filters, order and page are in the address. */
export const QueriesPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const maySearch = usePermission("object-search-manager:query:create");
  usePageTitle(text("queries.title"));
  const list = useListState(filters, { sort: "-createdAt" });
  const { page, pageSize, search, catalogue, from, to, sort } = list.values;
  const mode = modes.find((mode) => mode === list.values.mode);
  const feedback = feedbackStates.find((state) => state === list.values.feedback);
  const filter = {
    search,
    mode,
    feedback,
    catalogueId: catalogue,
    from: instantOf(from),
    to: instantOf(to),
  };
  const columns = useQueryColumns(list.orderOf);
  const queries = useApiQuery(
    "GET /cc-api/object-search/query/list",
    {
      query: {
        page,
        pageSize,
        ...filter,
        ...sortOf(sortFields, sort),
      },
    },
    { keepPrevious: true },
  );
  const isFiltered = Boolean(search ?? mode ?? feedback ?? catalogue ?? from ?? to);
  const clear = () =>
    list.set({
      search: undefined,
      mode: undefined,
      feedback: undefined,
      catalogue: undefined,
      from: undefined,
      to: undefined,
    });

  return (
    <Page
      title={text("queries.title")}
      description={text("queries.description")}
      actions={
        <>
          <ExportLink path="/cc-api/object-search/query/export" filters={filter} />
          {maySearch ? (
            <Button
              type="primary"
              icon={<SearchOutlined aria-hidden="true" />}
              onClick={() => void navigate("/new")}
            >
              {text("search.title")}
            </Button>
          ) : null}
        </>
      }
    >
      <Panel>
        <QueriesToolbar values={{ ...list.values, mode, feedback }} onChange={list.set} />
        {queries.error ? (
          <LoadFailure message={queries.error.message} onRetry={queries.refetch} />
        ) : (
          <ScrollTable<ObjectQuery>
            label={text("queries.title")}
            // Text wraps first; the table scrolls only if that isn't enough.
            scroll={{ x: true }}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={queries.data?.items}
            loading={{ spinning: queries.isLoading, delay: 200 }}
            {...list.tableProps<ObjectQuery>(queries.data?.total)}
            locale={{
              emptyText: queries.data ? (
                <EmptyState
                  description={text(isFiltered ? "queries.noneFound" : "queries.none")}
                  action={
                    isFiltered ? <Button onClick={clear}>{text("filter.clear")}</Button> : undefined
                  }
                />
              ) : (
                " "
              ),
            }}
          />
        )}
      </Panel>
    </Page>
  );
};
