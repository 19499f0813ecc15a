import type { ApiOutput } from "@console-shell/contract";
import type { alertSorts } from "@console-shell/contract/words/alerts";
import { usePermission } from "@console-shell/sdk";
import type { TableColumns, SortOrder } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { RuleActions } from "./rule-actions.tsx";
import { RuleState } from "./rule-state.tsx";
import { RuleSwitch } from "./rule-switch.tsx";
import { useRuleWords } from "./use-rule-words.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

/** The columns of the list of alert rules; `onEdit` opens the form. */
export const useRuleColumns = (
  orderOf: (column: string) => SortOrder,
  onEdit: (rule: Rule) => void,
): TableColumns<Rule> => {
  const text = useText();
  const words = useRuleWords();
  const mayUpdate = usePermission("console:alert:update");
  const maySeeUsage = usePermission("console:usage:read");
  const sorted = (key: (typeof alertSorts)[number]) => ({
    key,
    sorter: true,
    sortOrder: orderOf(key),
  });
  const columns: TableColumns<Rule> = [
    {
      ...sorted("state"),
      title: text("alerts.state"),
      render: (_value, { state }) => <RuleState state={state} />,
    },
    {
      ...sorted("name"),
      title: text("alerts.name"),
      rowScope: "row",
      render: (_value, { name, operation }) => (
        <>
          {name}
          <span className="console-path">
            {operation !== null && maySeeUsage ? (
              <Link to={`/operations/${operation}`}>{operation}</Link>
            ) : (
              (operation ?? text("alerts.allOperations"))
            )}
          </span>
        </>
      ),
    },
    {
      key: "value",
      title: text("alerts.value"),
      align: "end",
      className: "console-figure",
      render: (_value, { metric, value }) => (value === null ? "–" : words.value(metric, value)),
    },
    {
      ...sorted("condition"),
      title: text("alerts.condition"),
      render: (_value, rule) => words.condition(rule),
    },
  ];
  if (!mayUpdate) return columns;
  return [
    ...columns,
    {
      key: "enabled",
      title: text("alerts.enabled"),
      render: (_value, rule) => <RuleSwitch rule={rule} />,
    },
    {
      key: "actions",
      title: text("alerts.actions"),
      align: "end",
      fixed: "end",
      render: (_value, rule) => <RuleActions rule={rule} onEdit={() => onEdit(rule)} />,
    },
  ];
};
