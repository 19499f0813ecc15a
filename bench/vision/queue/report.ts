import { table } from "../../report/table.ts";
import { summarize } from "../../statistics.ts";
import type { Round } from "./empty-queue.ts";
import type { QueueRounds } from "./run.ts";

const least = (rounds: readonly number[]) => Math.min(...rounds).toFixed(2);
const most = (rounds: readonly number[]) => Math.max(...rounds).toFixed(2);
const spread = (values: readonly number[]) =>
  `${summarize(values).median.toFixed(2)} (${least(values)}–${most(values)})`;

/**
 * Pictures per second with one and two workers, their ratio per round, and where the time per
 * picture goes.
 */
export const queueText = (results: readonly QueueRounds[]): string => {
  const lines = results.map(({ place, workers, rounds }) => {
    const one = results.find((other) => other.place === place && other.workers === 1)!.rounds;
    const speeds = rounds.map(({ perSecond }) => perSecond);
    const part = (name: keyof Round["parts"]) =>
      `${summarize(rounds.map(({ parts }) => parts[name])).median.toFixed(0)} ms`;
    return [
      place,
      String(workers),
      spread(speeds),
      workers === 1 ? "" : spread(speeds.map((speed, at) => speed / one[at]!.perSecond)),
      part("detectFaces"),
      part("detectObjects"),
      part("embedRegions"),
      part("rest"),
    ];
  });
  const head = ["database", "workers", "pictures per second", "relative to one worker"];
  return table([[...head, "faces", "objects", "regions", "rest"], ...lines]).join("\n");
};
