import { SearchOutlined } from "@ant-design/icons";
import {
  type BulkAction,
  ListPage,
  type RowOf,
  useList,
  SplitView,
  usePermission,
} from "@console-shell/sdk";
import { CollectionFilter } from "@console-shell/sdk/collections";
import { DayRange, FilterSelect, instantOf } from "@console-shell/ui";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { decisions } from "../shared/decision-state.tsx";
import { QueryRecord } from "../query/query-page.tsx";
import { useQueryColumns } from "./use-query-columns.tsx";

const states = ["waiting", ...decisions] as const;

type Query = RowOf<"GET /cc-api/face-search/query/list">;

/* A match names its candidate, so it's decided on the search's own page. */
const unmatched = ["no_match", "undecided"] as const;

/** Past face searches; filters, order and page are in the address. */
export const QueriesPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const maySearch = usePermission("face-search:query:create");
  const mayReview = usePermission("face-search:query:review");
  const list = useList("GET /cc-api/face-search/query/list", {
    columns: useQueryColumns(),
    sort: "-createdAt",
    filters: { decision: states, collection: (id) => id, from: instantOf, to: instantOf },
    query: ({ collection, ...filters }) => ({ ...filters, collectionId: collection }),
  });
  return (
    <SplitView
      path={(id) => `/queries/${id}`}
      renderRecord={(id) => <QueryRecord key={id} id={id} />}
      list={
        <ListPage
          list={list}
          file="/cc-api/face-search/query/export"
          bulk={
            mayReview
              ? {
                  nameOf: ({ purpose }) => purpose,
                  actions: unmatched.map((decision): BulkAction<Query> => ({
                    key: decision,
                    title: text(`decision.${decision}`),
                    ask: {
                      title: (count) => text("queries.reviewTitle", { count }),
                      detail: text("queries.reviewDetail", {
                        decision: text(`decision.${decision}`),
                      }),
                    },
                    run: ({ id }, request) =>
                      request("POST /cc-api/face-search/query/:id/review", {
                        params: { id },
                        body: { decision },
                      }),
                  })),
                }
              : undefined
          }
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
          search={text("filter.search")}
          // Text wraps first; the table scrolls only if that isn't enough.
          scroll={{ x: true }}
          none={text("queries.none")}
          noneFound={text("queries.noneFound")}
          filters={
            <>
              <FilterSelect
                label={text("filter.decision")}
                all={text("filter.allDecisions")}
                value={list.filters.decision}
                options={states.map((value) => ({ value, label: text(`decision.${value}`) }))}
                onChange={(decision) => list.set({ decision })}
              />
              <CollectionFilter
                calls="/cc-api/face-search/collection"
                read="face-search:collection:read"
                value={list.filters.collection}
                onChange={(collection) => list.set({ collection })}
              />
              <DayRange from={list.values.from} to={list.values.to} onChange={list.set} />
            </>
          }
        />
      }
    />
  );
};
