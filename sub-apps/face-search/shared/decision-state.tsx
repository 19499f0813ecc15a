import type { FaceDecision } from "@console-shell/contract/calls/face-search";
import { Status, type StatusProps } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

export const decisions = [
  "match",
  "no_match",
  "undecided",
] as const satisfies readonly FaceDecision[];

const dots: Record<FaceDecision | "waiting", StatusProps["status"]> = {
  match: "success",
  no_match: "default",
  undecided: "warning",
  waiting: "processing",
};

/** A reviewer's decision; null means pending. */
export const DecisionState = ({ decision }: { decision: FaceDecision | null }) => {
  const text = useText();
  const name = decision ?? "waiting";
  return <Status status={dots[name]} text={text(`decision.${name}`)} />;
};
