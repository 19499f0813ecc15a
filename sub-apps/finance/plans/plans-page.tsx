import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useState } from "react";
import { currencies } from "../clients/choices.ts";
import { useText } from "../messages/index.ts";
import { PlanForm } from "./plan-form.tsx";
import { usePlanColumns } from "./use-plan-columns.tsx";

/** The price plans with this month's prices. */
export const PlansPage = () => {
  const text = useText();
  const mayCreate = usePermission("finance:plan:create");
  const [adding, setAdding] = useState(false);
  const list = useList("GET /cc-api/finance/plan/list", {
    columns: usePlanColumns(),
    sort: "name",
    filters: { currency: currencies },
  });
  return (
    <ListPage
      list={list}
      title={text("plans.title")}
      description={text("plans.description")}
      file="/cc-api/finance/plan/export"
      create={mayCreate ? { title: text("plans.add"), run: () => setAdding(true) } : undefined}
      search={text("word.searchName")}
      none={text("plans.none")}
      noneFound={text("plans.noMatch")}
      filters={
        <FilterSelect
          label={text("plan.currency")}
          value={list.filters.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => list.set({ currency })}
        />
      }
      after={adding ? <PlanForm onClose={() => setAdding(false)} /> : null}
    />
  );
};
