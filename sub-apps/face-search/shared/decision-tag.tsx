import { Tag } from "@console-shell/ui";
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  QuestionCircleOutlined,
} from "@ant-design/icons";
import type { FaceDecision } from "@console-shell/contract/calls/face-search";
import { useText } from "../messages/index.ts";
import styles from "./decision-tag.module.css";

export const decisions = [
  "match",
  "no_match",
  "undecided",
] as const satisfies readonly FaceDecision[];

const icons = {
  match: <CheckCircleOutlined className={styles.match} aria-hidden="true" />,
  no_match: <CloseCircleOutlined className={styles.noMatch} aria-hidden="true" />,
  undecided: <QuestionCircleOutlined className={styles.undecided} aria-hidden="true" />,
  waiting: <ClockCircleOutlined aria-hidden="true" />,
};

/** A reviewer's decision as icon and text; null means pending. */
export const DecisionTag = ({ decision }: { decision: FaceDecision | null }) => {
  const text = useText();
  const name = decision ?? "waiting";
  return <Tag icon={icons[name]}>{text(`decision.${name}`)}</Tag>;
};
