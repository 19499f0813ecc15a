import { ListPage, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { RangePicker } from "../shared/range-picker.tsx";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { useApplicationColumns } from "./use-application-columns.tsx";

/** Each client app's public API calls and remaining quota. */
export const ApplicationsPage = () => {
  const text = useText();
  const [range, setRange] = useUsageRange();
  const list = useList("GET /cc-api/usage/application/list", {
    columns: useApplicationColumns(range),
    sort: "-calls",
    query: () => range,
    refetchInterval: 30_000,
  });
  return (
    <ListPage
      list={list}
      title={text("applications.title")}
      description={text("applications.description")}
      file="/cc-api/usage/application/export"
      actions={<RangePicker value={range} onChange={setRange} />}
      search={text("applications.search")}
      none={text("applications.none")}
      noneFound={text("applications.noneFound")}
    />
  );
};
