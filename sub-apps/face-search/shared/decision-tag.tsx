import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  QuestionCircleOutlined,
} from "@ant-design/icons";
import type { FaceDecision } from "@console-shell/contract/endpoints/face-search";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

export const decisions = [
  "match",
  "no_match",
  "undecided",
] as const satisfies readonly FaceDecision[];

const looks = {
  match: { color: "blue", icon: <CheckCircleOutlined /> },
  no_match: { color: "red", icon: <CloseCircleOutlined /> },
  undecided: { color: "purple", icon: <QuestionCircleOutlined /> },
  waiting: { color: undefined, icon: <ClockCircleOutlined /> },
};

/** A reviewer's decision by sign, word and colour; null waits for one. */
export const DecisionTag = ({ decision }: { decision: FaceDecision | null }) => {
  const text = useText();
  const name = decision ?? "waiting";
  return (
    <Tag color={looks[name].color} icon={looks[name].icon}>
      {text(`decision.${name}`)}
    </Tag>
  );
};
