import type { ApiOutput } from "@console-shell/contract";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

type State = ApiOutput<"GET /cc-api/alert/list">["items"][number]["state"];

const colors: Record<State, string> = {
  firing: "red",
  ok: "green",
  "no-data": "gold",
  off: "default",
};

/** Whether a rule fires. */
export const RuleState = ({ state }: { state: State }) => {
  const text = useText();
  return <Tag color={colors[state]}>{text(`state.${state}`)}</Tag>;
};
