import { ListTable, useList, usePermission } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { useState } from "react";
import { AddButton } from "../shared/add-button.tsx";
import { useText } from "../messages/index.ts";
import type { SubApp } from "../sub-apps/sub-app.ts";
import { PinForm } from "./pin-form.tsx";
import { usePinColumns } from "./use-pin-columns.tsx";

/** Operators and roles that get a fixed release of a sub-app, or a stage's. */
export const PinsPanel = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const { name } = subApp;
  const mayUpdate = usePermission("management:sub-app:update");
  const [adding, setAdding] = useState(false);
  const list = useList("GET /mc-api/sub-app/:name/pin/list", {
    columns: usePinColumns(name),
    params: { name },
  });
  const add = mayUpdate ? { title: text("pins.add"), run: () => setAdding(true) } : undefined;
  return (
    <Panel title={text("pins.title")} extra={list.data?.total ? <AddButton add={add} /> : null}>
      <p className="management-lead">{text("pin.detail")}</p>
      <ListTable
        list={list}
        counted={false}
        label={text("pins.table")}
        none={text("pins.none")}
        create={add}
      />
      {adding ? <PinForm subApp={subApp} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
};
