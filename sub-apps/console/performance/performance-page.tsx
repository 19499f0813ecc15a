import { ListPage, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { PerformanceFigures } from "./performance-figures.tsx";
import { useReleaseColumns } from "./use-release-columns.tsx";

/** How fast each release of a sub-app, and of the shell, is for operators. */
export const PerformancePage = () => {
  const text = useText();
  const list = useList("GET /cc-api/sub-app/vital/list", { columns: useReleaseColumns() });
  return (
    <ListPage
      list={list}
      title={text("performance.title")}
      description={text("performance.description")}
      before={<PerformanceFigures />}
      search={text("performance.search")}
      none={text("performance.none")}
      noneFound={text("performance.noneFound")}
    />
  );
};
