import { usePermission } from "@console-shell/sdk";
import { EmptyState, Panel, ScrollTable } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import type { OpenDialog } from "../releases/use-release-dialogs.tsx";
import { type Stage, stagesInOrder, type SubApp } from "../sub-apps/sub-app.ts";
import { useStageColumns } from "./use-stage-columns.tsx";

interface StagesPanelProps {
  subApp: SubApp;
  open: OpenDialog;
}

/** Which release each stage has, and changing that. */
export const StagesPanel = ({ subApp, open }: StagesPanelProps) => {
  const text = useText();
  const mayUpdate = usePermission("management:sub-app:update");
  const columns = useStageColumns(subApp.stages, open);
  const promote =
    mayUpdate && subApp.latestVersion !== null ? (
      <Button type="primary" onClick={() => open({ kind: "promote" })}>
        {text("stage.promote")}
      </Button>
    ) : null;
  return (
    <Panel title={text("stages.title")} extra={subApp.stages.length > 0 ? promote : null}>
      <ScrollTable<Stage>
        label={text("stages.table")}
        rowKey="stage"
        size="middle"
        columns={columns}
        dataSource={stagesInOrder(subApp)}
        pagination={false}
        locale={{
          emptyText: (
            <EmptyState
              description={text(subApp.latestVersion === null ? "releases.none" : "stages.none")}
              action={promote}
            />
          ),
        }}
      />
    </Panel>
  );
};
