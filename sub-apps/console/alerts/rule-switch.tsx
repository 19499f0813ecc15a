import type { ApiOutput } from "@console-shell/contract";
import { useApiMutation, useWriteButton } from "@console-shell/sdk";
import { Switch } from "antd";
import { useText } from "../messages/index.ts";

type Rule = ApiOutput<"GET /cc-api/alert/list">["items"][number];

/** Turns a rule on or off. */
export const RuleSwitch = ({ rule }: { rule: Rule }) => {
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
