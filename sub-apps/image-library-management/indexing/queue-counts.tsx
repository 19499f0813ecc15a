import type { ReactNode } from "react";
import type { JobState } from "@console-shell/contract/words/job-states";
import { useFormat } from "@console-shell/sdk";
import { Stats } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { states } from "./job-state.tsx";
import styles from "./indexing.module.css";

interface QueueCountsProps {
  counts: Record<JobState, number> | undefined;
  chosen: JobState | undefined;
  /** The list's address with a state, or without one. */
  addressOf: (state: JobState | undefined) => string;
}

const choice = (to: string, isChosen: boolean) => (label: ReactNode) => (
  <Link
    to={to}
    replace
    className={isChosen ? styles.chosen : undefined}
    aria-current={isChosen || undefined}
  >
    {label}
  </Link>
);

/** The number of images in each state; each leads to the list of them, and the chosen one back. */
export const QueueCounts = ({ counts, chosen, addressOf }: QueueCountsProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <Stats
      label={text("indexing.counts")}
      items={states.map((state) => {
        const isChosen = chosen === state;
        return {
          label: text(`job.${state}`),
          value: counts ? format.number(counts[state]) : "–",
          tone: state === "failed" && counts && counts.failed > 0 ? "error" : undefined,
          link: choice(addressOf(isChosen ? undefined : state), isChosen),
        };
      })}
    />
  );
};
