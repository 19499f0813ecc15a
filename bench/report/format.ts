import type { Row } from "../measures/measure.ts";
import type { Cell } from "./cells.ts";

const number = (value: number): string => {
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
};

/** `1.04 (1.31)`: the median, with the p95 in brackets; counts and constant sizes have none. */
export const formatCell = (row: Row, cell: Cell | undefined): string => {
  if (!cell || Number.isNaN(cell.shown)) return "–";
  if (row.unit === "yes") return cell.shown ? "yes" : "no";
  if (row.unit === "count") return String(Math.round(cell.shown));
  const sign = row.against === "difference" && cell.shown > 0 ? "+" : "";
  const varies = cell.shownP95 !== cell.shown;
  if (row.unit === "bytes") {
    const spread = varies ? ` (${number(cell.shownP95 / 1024)})` : "";
    return `${sign}${number(cell.shown / 1024)}${spread} kB`;
  }
  if (row.against === "difference")
    return `${sign}${number(cell.shown)} (${number(cell.shownP95)}) ms`;
  return `${number(cell.shown)} (${number(cell.shownP95)})`;
};

/** The bound's own figure, which gives the ratios a scale. */
export const formatBound = (row: Row, cell: Cell | undefined): string => {
  if (!cell) return "–";
  if (row.against === "itself") return formatCell(row, cell);
  const [scale, unit] =
    row.unit === "bytes"
      ? [1 / 1024, "kB"]
      : row.unit === "µs" && cell.median < 0.1
        ? [1000, "ns"]
        : [1, row.unit];
  const spread = cell.p95 === cell.median ? "" : ` (${number(cell.p95 * scale)})`;
  return `${number(cell.median * scale)}${spread} ${unit}`;
};

export const formatTarget = ({ target, unit, against }: Row): string => {
  if (target === undefined) return "";
  if (unit === "yes") return "no";
  if (unit === "bytes") return `≤ ${number(target / 1024)} kB`;
  return `≤ ${target}${against === "difference" ? " ms" : ""}`;
};
