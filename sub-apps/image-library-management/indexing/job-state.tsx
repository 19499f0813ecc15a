import { type JobState, jobStates } from "@console-shell/contract/words/job-states";
import { Badge, type BadgeProps } from "antd";
import { useText } from "../messages/index.ts";

const badges: Record<JobState, NonNullable<BadgeProps["status"]>> = {
  waiting: "default",
  working: "processing",
  retrying: "warning",
  done: "success",
  failed: "error",
};

export const states = jobStates;

/** The state of a picture in the queue. */
export const JobStateBadge = ({ state }: { state: JobState }) => {
  const text = useText();
  return <Badge status={badges[state]} text={text(`job.${state}`)} />;
};
