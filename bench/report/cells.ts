import type { Row } from "../measures/measure.ts";
import { summarize, type Summary } from "../statistics.ts";

export interface Cell extends Summary {
  /** The displayed figure: a ratio, a difference or the median itself. */
  shown: number;
  /** The same for the p95. */
  shownP95: number;
}

const relate = ({ against }: Row, value: number, bound: number): number => {
  if (against === "ratio") return value / bound;
  return against === "difference" ? value - bound : value;
};

/** Framework → its cell, relative to the bound's median. */
export const cellsOf = (row: Row, rows: readonly Row[]): Record<string, Cell> => {
  const reference = row.bound ? rows.find(({ title }) => title === row.bound) : row;
  const bound = summarize(reference?.figures["bound"] ?? []).median;
  return Object.fromEntries(
    Object.entries(row.figures).map(([framework, values]) => {
      const summary = summarize(values);
      const shown = relate(row, summary.median, bound);
      return [framework, { ...summary, shown, shownP95: relate(row, summary.p95, bound) }];
    }),
  );
};
