import { SearchOutlined } from "@ant-design/icons";
import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { CollectionFilter } from "@console-shell/sdk/collections";
import { DayRange, FilterSelect, instantOf } from "@console-shell/ui";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { decisions } from "../shared/decision-tag.tsx";
import { useQueryColumns } from "./use-query-columns.tsx";

const states = ["waiting", ...decisions] as const;

/** Past face searches; filters, order and page are in the address. */
export const QueriesPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const maySearch = usePermission("face-search:query:create");
  const list = useList("GET /cc-api/face-search/query/list", {
    columns: useQueryColumns(),
    sort: "-createdAt",
    filters: { decision: states, collection: (id) => id, from: instantOf, to: instantOf },
    query: ({ collection, ...filters }) => ({ ...filters, collectionId: collection }),
  });
  return (
    <ListPage
      list={list}
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
  );
};
