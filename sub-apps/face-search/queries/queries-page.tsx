import { SearchOutlined } from "@ant-design/icons";
import type { FaceQuery } from "@console-shell/contract/calls/face-search";
import { sortOf, useApiQuery, useListState, usePageTitle, usePermission } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, ScrollTable, instantOf } from "@console-shell/ui";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { decisions } from "../shared/decision-tag.tsx";
import { QueriesToolbar } from "./queries-toolbar.tsx";
import { useQueryColumns } from "./use-query-columns.tsx";

const filters = ["decision", "collection", "from", "to"] as const;
const states = [...decisions, "waiting"] as const;

const sortFields = ["createdAt", "threshold", "hitCount"] as const;

/** Past face searches; filters, order and page are in the address. */
export const QueriesPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const maySearch = usePermission("face-search:query:create");
  usePageTitle(text("queries.title"));
  const list = useListState(filters, { sort: "-createdAt" });
  const { page, pageSize, search, collection, from, to, sort } = list.values;
  const decision = states.find((state) => state === list.values.decision);
  const columns = useQueryColumns(list.orderOf);
  const queries = useApiQuery(
    "GET /cc-api/face-search/query/list",
    {
      query: {
        page,
        pageSize,
        search,
        decision,
        collectionId: collection,
        from: instantOf(from),
        to: instantOf(to),
        ...sortOf(sortFields, sort),
      },
    },
    { keepPrevious: true },
  );
  const isFiltered = Boolean(search ?? decision ?? collection ?? from ?? to);
  const clear = () =>
    list.set({
      search: undefined,
      decision: undefined,
      collection: undefined,
      from: undefined,
      to: undefined,
    });

  return (
    <Page
      title={text("queries.title")}
      description={text("queries.description")}
      actions={
        maySearch ? (
          <Button
            type="primary"
            icon={<SearchOutlined aria-hidden="true" />}
            onClick={() => void navigate("/search")}
          >
            {text("search.title")}
          </Button>
        ) : null
      }
    >
      <Panel>
        <QueriesToolbar values={{ ...list.values, decision }} onChange={list.set} />
        {queries.error ? (
          <LoadFailure message={queries.error.message} onRetry={queries.refetch} />
        ) : (
          <ScrollTable<FaceQuery>
            label={text("queries.title")}
            // Text wraps first; the table scrolls only if that isn't enough.
            scroll={{ x: true }}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={queries.data?.items}
            loading={{ spinning: queries.isLoading, delay: 200 }}
            {...list.tableProps<FaceQuery>(queries.data?.total)}
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
