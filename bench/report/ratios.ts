import type { Ratio } from "@console-shell/testing/figures/history";
import { cellsOf } from "./cells.ts";
import type { Section } from "./table.ts";

/** For the history: our ratios of mounts with a target. Single operations, in microseconds, are too many. */
export const ratiosOf = (sections: readonly Section[]): [string, Ratio][] => {
  const all = sections.flatMap(({ rows }) => rows);
  return all.flatMap((row): [string, Ratio][] => {
    const { title, unit, against, target } = row;
    const ours = cellsOf(row, all)["ours"];
    if (unit !== "ms" || against !== "ratio" || target === undefined || !ours) return [];
    return [[title, { value: ours.shown, of: "the bound", atMost: target }]];
  });
};
