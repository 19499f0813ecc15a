import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { CallsByDay } from "./calls-by-day.tsx";
import { ClientAppForm } from "./client-app-form.tsx";
import { environments, statuses } from "./client-app-tags.tsx";
import { useClientAppColumns } from "./use-client-app-columns.tsx";

const failing = ["failing"] as const;
const exceeding = ["exceeding"] as const;

/** All client apps, with server-side search, filters and sorting. */
export const ClientAppsPage = () => {
  const text = useText();
  const mayCreate = usePermission("console-application:application:create");
  const [adding, setAdding] = useState(false);
  const list = useList("GET /cc-api/client-app/list", {
    columns: useClientAppColumns(),
    sort: "-createdAt",
    filters: { environment: environments, status: statuses, webhooks: failing, keys: exceeding },
  });
  return (
    <CallsByDay ids={list.data?.items.map(({ id }) => id) ?? []}>
      <ListPage
        list={list}
        title={text("clientApps.title")}
        file="/cc-api/client-app/export"
        description={text("clientApps.description")}
        create={
          mayCreate ? { title: text("clientApps.add"), run: () => setAdding(true) } : undefined
        }
        search={text("clientApps.searchLabel")}
        none={text("clientApps.none")}
        noneFound={text("clientApps.noMatch")}
        filters={
          <>
            <FilterSelect
              label={text("word.environment")}
              value={list.filters.environment}
              options={environments.map((value) => ({
                value,
                label: text(`environment.${value}`),
              }))}
              onChange={(environment) => list.set({ environment })}
            />
            <FilterSelect
              label={text("word.status")}
              value={list.filters.status}
              options={statuses.map((value) => ({ value, label: text(`status.${value}`) }))}
              onChange={(status) => list.set({ status })}
            />
            <FilterSelect
              label={text("clientApps.webhooksFilter")}
              value={list.filters.webhooks}
              options={[{ value: "failing", label: text("clientApps.webhooksFailing") }]}
              onChange={(webhooks) => list.set({ webhooks })}
            />
            <FilterSelect
              label={text("clientApps.keysFilter")}
              value={list.filters.keys}
              options={[{ value: "exceeding", label: text("clientApps.keysExceeding") }]}
              onChange={(keys) => list.set({ keys })}
            />
          </>
        }
        after={adding ? <ClientAppForm onClose={() => setAdding(false)} /> : null}
      />
    </CallsByDay>
  );
};
