import { ListPanel, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";
import { useOperationColumns } from "./use-operation-columns.tsx";

/** Each operation's figures, with a link to its page. */
export const OperationsPanel = ({ range }: { range: RangeQuery }) => {
  const text = useText();
  const list = useList("GET /cc-api/usage/operations", {
    columns: useOperationColumns(range),
    sort: "-calls",
    pageSize: 10,
    query: () => range,
    refetchInterval: 30_000,
  });
  return (
    <ListPanel
      list={list}
      title={text("operations.title")}
      label={text("operations.table")}
      file="/cc-api/usage/operation/export"
      search={text("operations.search")}
      rowKey="operation"
      none={text("chart.empty")}
      noneFound={text("operations.noneFound")}
    />
  );
};
