import { ListPanel, useList, usePermission } from "@console-shell/sdk";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { PinForm } from "./pin-form.tsx";
import { usePinColumns } from "./use-pin-columns.tsx";

/** Operators and roles that get a fixed release of a sub-app. */
export const PinsPanel = ({ name }: { name: string }) => {
  const text = useText();
  const mayUpdate = usePermission("management:sub-app:update");
  const [adding, setAdding] = useState(false);
  const list = useList("GET /mc-api/sub-app/:name/pin/list", {
    columns: usePinColumns(name),
    params: { name },
  });
  return (
    <ListPanel
      list={list}
      title={text("pins.title")}
      none={text("pins.none")}
      create={mayUpdate ? { title: text("pins.add"), run: () => setAdding(true) } : undefined}
      after={adding ? <PinForm name={name} onClose={() => setAdding(false)} /> : null}
    />
  );
};
