import { PlusOutlined } from "@ant-design/icons";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, FilterSelect, ListPage } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { currencies } from "../clients/choices.ts";
import { useText } from "../messages/index.ts";
import { PlanForm } from "./plan-form.tsx";
import { PlanTable, sortFields } from "./plan-table.tsx";

/** The price plans with this month's prices. */
export const PlansPage = () => {
  const text = useText();
  usePageTitle(text("plans.title"));
  const mayCreate = usePermission("finance:plan:create");
  const [adding, setAdding] = useState(false);
  usePaletteEntries(
    mayCreate ? [{ key: "add", title: text("plans.add"), run: () => setAdding(true) }] : [],
  );
  const list = useListState(["currency"], { sort: "name" });
  const { page, pageSize, search, sort } = list.values;
  const currency = oneOf(currencies, list.values.currency);
  const plans = useApiQuery(
    "GET /cc-api/finance/plan/list",
    { query: { page, pageSize, search, currency, ...sortOf(sortFields, sort) } },
    { keepPrevious: true },
  );
  const clear = () => list.set({ search: undefined, currency: undefined });
  const add = mayCreate ? (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {text("plans.add")}
    </Button>
  ) : null;

  return (
    <ListPage
      title={text("plans.title")}
      description={text("plans.description")}
      file={{ path: "/cc-api/finance/plan/export", filters: { search, currency } }}
      actions={add}
      search={{
        label: text("plans.searchLabel"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <FilterSelect
          label={text("plan.currency")}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => list.set({ currency })}
        />
      }
      failed={Boolean(plans.error)}
      onRetry={plans.refetch}
      after={adding ? <PlanForm onClose={() => setAdding(false)} /> : null}
    >
      <PlanTable
        list={list}
        data={plans.data}
        loading={plans.isLoading}
        empty={
          search || currency ? (
            <EmptyState
              description={text("plans.noMatch")}
              action={<Button onClick={clear}>{text("common.clear")}</Button>}
            />
          ) : (
            <EmptyState description={text("plans.none")} action={add} />
          )
        }
      />
    </ListPage>
  );
};
