import { ListTable, useList } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import type { SubApp } from "../sub-apps/sub-app.ts";
import type { OpenDialog } from "./use-release-dialogs.tsx";
import { useReleaseColumns } from "./use-release-columns.tsx";

interface ReleasesPanelProps {
  subApp: SubApp;
  open: OpenDialog;
}

/** A sub-app's releases, newest first. */
export const ReleasesPanel = ({ subApp, open }: ReleasesPanelProps) => {
  const text = useText();
  const list = useList("GET /mc-api/sub-app/:name/release/list", {
    columns: useReleaseColumns(subApp, open),
    params: { name: subApp.name },
  });
  return (
    <Panel>
      <ListTable
        list={list}
        counted={false}
        rowKey="version"
        label={text("releases.table")}
        none={text("releases.none")}
      />
    </Panel>
  );
};
