import type { JobState } from "@console-shell/contract/words/job-states";
import { useFormat } from "@console-shell/sdk";
import { Statistic } from "antd";
import { useText } from "../messages/index.ts";
import { states } from "./job-state.tsx";
import styles from "./indexing.module.css";

/** The number of pictures in each state; selecting one filters the list. */
export const QueueCounts = ({
  counts,
  chosen,
  onChoose,
}: {
  counts: Record<JobState, number> | undefined;
  chosen: JobState | undefined;
  onChoose: (state: JobState | undefined) => void;
}) => {
  const text = useText();
  const format = useFormat();
  return (
    <ul className={styles.counts} aria-label={text("indexing.counts")}>
      {states.map((state) => (
        <li key={state}>
          <button
            type="button"
            className={styles.count}
            aria-pressed={chosen === state}
            onClick={() => onChoose(chosen === state ? undefined : state)}
          >
            <Statistic
              title={text(`job.${state}`)}
              loading={!counts}
              value={counts?.[state] ?? 0}
              formatter={(value) => format.number(Number(value))}
            />
          </button>
        </li>
      ))}
    </ul>
  );
};
