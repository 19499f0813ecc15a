import { alertShownStates } from "@console-shell/contract/words/alerts";
import { ListPage, type RowOf, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { AlertFigures } from "./alert-figures.tsx";
import { RuleForm } from "./rule-form.tsx";
import { useRuleColumns } from "./use-rule-columns.tsx";

/** Alert rules with their current values. */
export const AlertsPage = () => {
  const text = useText();
  const mayUpdate = usePermission("console:alert:update");
  const navigate = useNavigate();
  const [edited, setEdited] = useState<RowOf<"GET /cc-api/alert/list">>();
  const list = useList("GET /cc-api/alert/list", {
    columns: useRuleColumns(setEdited),
    sort: "state",
    filters: { state: alertShownStates },
    refetchInterval: 15_000,
  });
  return (
    <ListPage
      list={list}
      title={text("alerts.title")}
      description={text("alerts.description")}
      file="/cc-api/alert/export"
      before={<AlertFigures />}
      create={
        mayUpdate
          ? { title: text("alerts.create"), run: () => void navigate("/alerts/new") }
          : undefined
      }
      actions={
        <Link to="/alerts/history" className="console-past">
          {text("incidents.title")}
        </Link>
      }
      search={text("alerts.search")}
      className="console-rules"
      none={text("alerts.none")}
      noneFound={text("alerts.noneFound")}
      filters={
        <FilterSelect
          label={text("alerts.filterState")}
          all={text("word.stateAll")}
          value={list.filters.state}
          onChange={(state) => list.set({ state })}
          options={alertShownStates.map((value) => ({ value, label: text(`state.${value}`) }))}
        />
      }
      after={
        mayUpdate && edited ? (
          <RuleForm
            key={edited.id}
            edited={{ rule: edited, onClose: () => setEdited(undefined) }}
          />
        ) : null
      }
    />
  );
};
