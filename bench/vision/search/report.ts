import { table } from "../../report/table.ts";
import type { Figure } from "./measure.ts";

const time = (milliseconds: number) =>
  milliseconds >= 10_000
    ? `${(milliseconds / 1000).toFixed(0)} s`
    : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

/**
 * A line for each way, number of faces and share: times, also relative to our scan on SQLite, and
 * recall.
 */
export const searchText = (figures: readonly Figure[]): string => {
  const lines = figures.map((figure) => {
    const { count, way, share, median, p95, recall, worst, prepared } = figure;
    const ours = figures.find(
      (one) => one.way === "SQLite, our scan" && one.count === count && one.share === share,
    );
    return [
      count.toLocaleString("en"),
      way,
      share,
      `${time(median)} (${time(p95)})`,
      ours ? (median / ours.median).toFixed(2) : "",
      `${recall.toFixed(3)} (${worst.toFixed(2)})`,
      time(prepared),
    ];
  });
  const head = [
    "faces",
    "way",
    "searched",
    "median (p95)",
    "relative to ours",
    "recall (worst)",
    "before",
  ];
  return table([head, ...lines]).join("\n");
};
