import type { ApiOutput } from "@console-shell/contract";
import { Badge, Typography } from "antd";
import { useText } from "../messages/index.ts";

type State = ApiOutput<"GET /cc-api/alert/list">["items"][number]["state"];

const badges = {
  firing: "error",
  ok: "success",
  "no-data": "warning",
  off: "default",
} as const satisfies Record<State, string>;

export const ruleStates = ["firing", "ok", "no-data", "off"] as const satisfies readonly State[];

/** Whether a rule is firing. */
export const RuleState = ({ state }: { state: State }) => {
  const text = useText();
  const word = text(`state.${state}`);
  return (
    <Badge
      status={badges[state]}
      text={
        state === "firing" ? (
          <Typography.Text type="danger" strong>
            {word}
          </Typography.Text>
        ) : (
          word
        )
      }
    />
  );
};
