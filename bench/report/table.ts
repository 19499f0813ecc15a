import type { Row } from "../measures/measure.ts";
import { cellsOf } from "./cells.ts";
import { formatBound, formatCell, formatTarget } from "./format.ts";

export interface Section {
  title: string;
  rows: Row[];
}

const line = (cells: readonly string[], widths: readonly number[]) =>
  `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;

/** A table in Markdown, its columns aligned. */
export const table = (lines: readonly string[][]): string[] => {
  const widths = lines[0]!.map((_, at) => Math.max(3, ...lines.map((cells) => cells[at]!.length)));
  const rule = widths.map((width) => "-".repeat(width));
  const [head, ...body] = lines;
  return [head!, rule, ...body].map((cells) => line(cells, widths));
};

/** All sections as one Markdown text: ratios to the bound, with the p95 in brackets. */
export const reportText = (sections: readonly Section[], frameworks: readonly string[]): string => {
  const peers = frameworks.filter((name) => name !== "bound");
  const all = sections.flatMap(({ rows }) => rows);
  return sections
    .flatMap(({ title, rows }) => {
      const body = rows.map((row) => {
        const cells = cellsOf(row, all);
        const runs = Math.max(...Object.values(row.figures).map((values) => values.length));
        return [
          row.title,
          formatBound(row, cells["bound"]),
          ...peers.map((name) => formatCell(row, cells[name])),
          formatTarget(row),
          String(runs),
        ];
      });
      return [`\n### ${title}\n`, ...table([["", "bound", ...peers, "target", "runs"], ...body])];
    })
    .join("\n");
};
