import { useApiQuery, usePermission } from "@console-shell/sdk";
import { Panel, ScrollTable } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useOverrideColumns } from "./use-override-columns.tsx";

/** The development overrides in force; nothing while there are none. */
export const OverridesPanel = () => {
  const text = useText();
  const columns = useOverrideColumns();
  const { data } = useApiQuery(
    "GET /mc-api/sub-app-override/list",
    { query: { pageSize: 100 } },
    { enabled: usePermission("management:session:read") },
  );
  if (!data || data.total === 0) return null;
  return (
    <Panel title={text("overrides.title")}>
      <ScrollTable
        label={text("overrides.title")}
        rowKey="id"
        size="middle"
        pagination={false}
        columns={columns}
        dataSource={data.items}
      />
    </Panel>
  );
};
