import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { OverridesPanel } from "../overrides/overrides-panel.tsx";
import { SubAppForm } from "./sub-app-form.tsx";
import { useSubAppColumns } from "./use-sub-app-columns.tsx";

const failing = ["failing"] as const;

/** The sub-apps that teams publish: searched and paged by the server. */
export const SubAppsPage = () => {
  const text = useText();
  const mayUpdate = usePermission("management:sub-app:update");
  const [adding, setAdding] = useState(false);
  const list = useList("GET /mc-api/sub-app/list", {
    columns: useSubAppColumns(),
    filters: { health: failing },
  });
  return (
    <ListPage
      list={list}
      rowKey="name"
      title={text("subApps.title")}
      description={text("subApps.description")}
      create={mayUpdate ? { title: text("subApps.add"), run: () => setAdding(true) } : undefined}
      search={text("word.searchName")}
      filters={
        <FilterSelect
          label={text("subApps.healthFilter")}
          value={list.filters.health}
          options={[{ value: "failing", label: text("subApps.failing") }]}
          onChange={(health) => list.set({ health })}
        />
      }
      none={text("subApps.none")}
      noneFound={text("subApps.noneFound")}
      after={
        <>
          <OverridesPanel />
          {adding ? <SubAppForm onClose={() => setAdding(false)} /> : null}
        </>
      }
    />
  );
};
