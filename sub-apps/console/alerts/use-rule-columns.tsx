import type { ApiOutput } from "@console-shell/contract";
import { useApiMutation, useWriteButton, usePermission } from "@console-shell/sdk";
import { Switch } from "antd";
import { useText } from "../messages/index.ts";
import { alertMetrics } from "@console-shell/contract/words/alerts";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { RuleActions } from "./rule-actions.tsx";
import { RuleState } from "./rule-state.tsx";
import { useRuleWords } from "./use-rule-words.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

/** Turns a rule on or off. */
const RuleSwitch = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const writeButton = useWriteButton();
  const update = useApiMutation("PATCH /cc-api/alert/:id");
  return (
    <Switch
      size="small"
      checked={rule.enabled}
      {...writeButton(update.isPending)}
      aria-label={text("alerts.enable", { name: rule.name })}
      onChange={(enabled) => update.mutate({ params: { id: rule.id }, body: { enabled } })}
    />
  );
};

/** The columns of the list of alert rules; `onEdit` opens the form. */
export const useRuleColumns = (onEdit: (rule: Rule) => void): TableColumns<Rule> => {
  const text = useText();
  const words = useRuleWords();
  const mayUpdate = usePermission("console:alert:update");
  const columns: TableColumns<Rule> = [
    {
      key: "state",
      sorter: true,
      title: text("word.state"),
      render: (_value, rule) => <RuleState rule={rule} />,
    },
    {
      key: "name",
      sorter: true,
      title: text("word.name"),
      rowScope: "row",
      render: (_value, { id, name, operation, metric }) => (
        <>
          <Link to={`/alerts/${id}`}>{name}</Link>
          <span className="console-path">
            {operation ?? (alertMetrics[metric].operation ? text("alerts.allOperations") : null)}
          </span>
        </>
      ),
    },
    {
      key: "value",
      title: text("alerts.value"),
      align: "end",
      className: "console-figure",
      render: (_value, { metric, value }) => words.value(metric, value),
    },
    {
      key: "condition",
      sorter: true,
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
      title: text("word.actions"),
      align: "end",
      fixed: "end",
      render: (_value, rule) => <RuleActions rule={rule} onEdit={() => onEdit(rule)} />,
    },
  ];
};
