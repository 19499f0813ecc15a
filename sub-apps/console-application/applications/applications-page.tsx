import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { ApplicationForm } from "./application-form.tsx";
import { environments, statuses } from "./application-tags.tsx";
import { useApplicationColumns } from "./use-application-columns.tsx";

/** All client apps, with server-side search, filters and sorting. */
export const ApplicationsPage = () => {
  const text = useText();
  const mayCreate = usePermission("console-application:application:create");
  const [adding, setAdding] = useState(false);
  const list = useList("GET /cc-api/client-application/list", {
    columns: useApplicationColumns(),
    sort: "-createdAt",
    filters: { environment: environments, status: statuses },
  });
  return (
    <ListPage
      list={list}
      title={text("applications.title")}
      description={text("applications.description")}
      create={
        mayCreate ? { title: text("applications.add"), run: () => setAdding(true) } : undefined
      }
      search={text("applications.searchLabel")}
      none={text("applications.none")}
      noneFound={text("applications.noMatch")}
      filters={
        <>
          <FilterSelect
            label={text("applications.environmentFilter")}
            value={list.filters.environment}
            options={environments.map((value) => ({ value, label: text(`environment.${value}`) }))}
            onChange={(environment) => list.set({ environment })}
          />
          <FilterSelect
            label={text("applications.statusFilter")}
            value={list.filters.status}
            options={statuses.map((value) => ({ value, label: text(`status.${value}`) }))}
            onChange={(status) => list.set({ status })}
          />
        </>
      }
      after={adding ? <ApplicationForm onClose={() => setAdding(false)} /> : null}
    />
  );
};
