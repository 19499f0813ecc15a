import type { Row } from "./measure.ts";

/** Collects figures into rows, in the order in which rows first appear. */
export const createCollector = () => {
  const rows = new Map<string, Row>();
  return {
    row: (facts: Omit<Row, "figures">): void => {
      rows.set(facts.title, { ...facts, figures: {} });
    },
    add: (title: string, framework: string, ...values: number[]): void => {
      const figures = rows.get(title)?.figures;
      if (figures) (figures[framework] ??= []).push(...values);
    },
    rows: () => [...rows.values()],
  };
};
