import type { Accuracy } from "./accuracy.ts";

const thresholds = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7];

/** The share of similarities that are accepted. */
export const accepted = (similarities: readonly number[], threshold: number): number =>
  similarities.filter((similarity) => similarity >= threshold).length / similarities.length;

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`;

/** The table for people: who is accepted at each threshold. */
export const accuracyTable = ({ genuine, strangers, others, worse }: Accuracy): string => {
  const columns: [string, number[]][] = [
    [`one man, two photographs (${genuine.length} pairs)`, genuine],
    [
      `one photograph, degraded (${Object.values(worse).flat().length})`,
      Object.values(worse).flat(),
    ],
    [`that man and others (${strangers.length})`, strangers],
    [`two others (${others.length})`, others],
  ];
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    row(["threshold", ...columns.map(([name]) => name)]),
    row(["---", ...columns.map(() => "---:")]),
    ...thresholds.map((threshold) =>
      row([
        threshold.toFixed(2),
        ...columns.map(([, pairs]) => percent(accepted(pairs, threshold))),
      ]),
    ),
  ].join("\n");
};
