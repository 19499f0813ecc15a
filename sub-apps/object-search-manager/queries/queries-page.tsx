import { SearchOutlined } from "@ant-design/icons";
import { ListPage, useList, SplitView, usePermission } from "@console-shell/sdk";
import { CollectionFilter } from "@console-shell/sdk/collections";
import { DayRange, FilterSelect, instantOf } from "@console-shell/ui";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { feedbackStates, modes } from "../shared/filters.ts";
import { QueryRecord } from "../query/query-page.tsx";
import { useQueryColumns } from "./use-query-columns.tsx";

/** Past object searches; filters, order and page are in the address. */
export const QueriesPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const maySearch = usePermission("object-search-manager:query:create");
  const list = useList("GET /cc-api/object-search/query/list", {
    columns: useQueryColumns(),
    sort: "-createdAt",
    filters: {
      mode: modes,
      feedback: feedbackStates,
      collection: (id) => id,
      from: instantOf,
      to: instantOf,
    },
    query: ({ collection, ...filters }) => ({ ...filters, collectionId: collection }),
  });
  return (
    <SplitView
      path={(id) => `/queries/${id}`}
      renderRecord={(id) => <QueryRecord key={id} id={id} />}
      list={
        <ListPage
          list={list}
          title={text("queries.title")}
          description={text("queries.description")}
          file="/cc-api/object-search/query/export"
          actions={
            maySearch ? (
              <Button
                type="primary"
                icon={<SearchOutlined aria-hidden="true" />}
                onClick={() => void navigate("/new")}
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
                label={text("filter.mode")}
                all={text("filter.allModes")}
                value={list.filters.mode}
                options={modes.map((value) => ({ value, label: text(`mode.${value}`) }))}
                onChange={(mode) => list.set({ mode })}
              />
              <FilterSelect
                label={text("filter.feedback")}
                all={text("filter.allFeedback")}
                value={list.filters.feedback}
                options={feedbackStates.map((value) => ({
                  value,
                  label: text(`feedback.${value}`),
                }))}
                onChange={(feedback) => list.set({ feedback })}
              />
              <CollectionFilter
                calls="/cc-api/object-search/collection"
                read="object-search-manager:collection:read"
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
