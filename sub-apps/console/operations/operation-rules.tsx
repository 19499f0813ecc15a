import { useApiQuery, usePermission } from "@console-shell/sdk";
import { EmptyState, Facts, Panel } from "@console-shell/ui";
import { Link } from "react-router";
import { RuleState } from "../alerts/rule-state.tsx";
import { useText } from "../messages/index.ts";

/** An operation's alert rules, for operators who may see them. */
export const OperationRules = ({ operation }: { operation: string }) => {
  const text = useText();
  const maySee = usePermission("console:alert:read");
  const { data } = useApiQuery(
    "GET /cc-api/alert/list",
    { query: { pageSize: 200 } },
    { enabled: maySee },
  );
  if (!maySee || !data) return null;
  const rules = data.items.filter((rule) => rule.operation === operation);
  return (
    <Panel
      title={text("operation.rules")}
      extra={<Link to="/alerts">{text("operation.allRules")}</Link>}
    >
      {rules.length === 0 ? (
        <EmptyState description={text("operation.noRules")} />
      ) : (
        <Facts
          items={rules.map(({ name, state }) => ({
            label: name,
            value: <RuleState state={state} />,
          }))}
        />
      )}
    </Panel>
  );
};
