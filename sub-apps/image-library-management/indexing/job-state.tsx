import { Status, type StatusProps } from "@console-shell/ui";
import { type JobState, jobStates } from "@console-shell/contract/words/job-states";
import { useText } from "../messages/index.ts";

const badges: Record<JobState, StatusProps["status"]> = {
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
  return <Status status={badges[state]} text={text(`job.${state}`)} />;
};
