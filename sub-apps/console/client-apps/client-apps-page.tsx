import { ListPage, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { RangePicker } from "../shared/range-picker.tsx";
import { Refresh, useRefreshInterval } from "../shared/refresh.tsx";
import { useUsageRange } from "../shared/use-usage-range.ts";
import { useClientAppColumns } from "./use-client-app-columns.tsx";

/** Each client app's public API calls and remaining quota. */
export const ClientAppsPage = () => {
  const text = useText();
  const [range] = useUsageRange();
  const refetchInterval = useRefreshInterval();
  const list = useList("GET /cc-api/usage/client-app/list", {
    columns: useClientAppColumns(range),
    sort: "-calls",
    query: () => range,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
  return (
    <ListPage
      list={list}
      title={text("clientApps.title")}
      description={text("clientApps.description")}
      file="/cc-api/usage/client-app/export"
      before={
        <div className="console-bar">
          <RangePicker />
          <Refresh />
        </div>
      }
      search={text("word.searchName")}
      none={text("clientApps.none")}
      noneFound={text("clientApps.noneFound")}
    />
  );
};
