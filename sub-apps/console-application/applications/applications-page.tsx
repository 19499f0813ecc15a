import { PlusOutlined } from "@ant-design/icons";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePermission,
  usePaletteEntries,
} from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { ApplicationForm } from "./application-form.tsx";
import { environments, statuses } from "./application-tags.tsx";
import { ApplicationTable, sortFields } from "./application-table.tsx";

/** All client applications, with server-side search, filters and sorting. */
export const ApplicationsPage = () => {
  const text = useText();
  usePageTitle(text("applications.title"));
  const mayCreate = usePermission("console-application:application:create");
  const [adding, setAdding] = useState(false);
  usePaletteEntries(
    mayCreate ? [{ key: "add", title: text("applications.add"), run: () => setAdding(true) }] : [],
  );
  const list = useListState(["environment", "status"], { sort: "-createdAt" });
  const { page, pageSize, search, sort } = list.values;
  const environment = oneOf(environments, list.values.environment);
  const status = oneOf(statuses, list.values.status);
  const query = { page, pageSize, search, environment, status, ...sortOf(sortFields, sort) };
  const applications = useApiQuery(
    "GET /cc-api/client-application/list",
    { query },
    { keepPrevious: true },
  );
  const filtered = Boolean(search || environment || status);
  const clear = () => list.set({ search: undefined, environment: undefined, status: undefined });
  const add = mayCreate ? (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {text("applications.add")}
    </Button>
  ) : null;

  return (
    <ListPage
      title={text("applications.title")}
      description={text("applications.description")}
      actions={add}
      search={{
        label: text("applications.searchLabel"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <>
          <FilterSelect
            label={text("applications.environmentFilter")}
            value={environment}
            options={environments.map((value) => ({ value, label: text(`environment.${value}`) }))}
            onChange={(environment) => list.set({ environment })}
          />
          <FilterSelect
            label={text("applications.statusFilter")}
            value={status}
            options={statuses.map((value) => ({ value, label: text(`status.${value}`) }))}
            onChange={(status) => list.set({ status })}
          />
        </>
      }
      failed={Boolean(applications.error)}
      onRetry={applications.refetch}
      after={adding ? <ApplicationForm onClose={() => setAdding(false)} /> : null}
    >
      <ApplicationTable
        list={list}
        data={applications.data}
        loading={applications.isLoading}
        empty={
          filtered ? (
            <EmptyState
              description={text("applications.noMatch")}
              action={<Button onClick={clear}>{text("common.clear")}</Button>}
            />
          ) : (
            <EmptyState description={text("applications.none")} action={add} />
          )
        }
      />
    </ListPage>
  );
};
