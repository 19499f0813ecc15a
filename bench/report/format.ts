import type { Row } from "../measures/measure.ts";
import type { Cell } from "./cells.ts";

const number = (value: number): string => {
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
};

/** `1.04 (1.31)`: the middle, and in brackets the p95; what does not vary stands alone. */
export const formatCell = (row: Row, cell: Cell | undefined): string => {
  if (!cell || Number.isNaN(cell.shown)) return "–";
  if (row.unit === "yes") return cell.shown ? "yes" : "no";
  if (row.unit === "count") return String(Math.round(cell.shown));
  const sign = row.against === "difference" && cell.shown > 0 ? "+" : "";
  if (row.unit === "bytes") return `${sign}${number(cell.shown / 1024)} kB`;
  if (row.against === "difference")
    return `${sign}${number(cell.shown)} (${number(cell.shownP95)}) ms`;
  return `${number(cell.shown)} (${number(cell.shownP95)})`;
};

/** The bound's own figure, which gives the ratios their size. */
export const formatBound = (row: Row, cell: Cell | undefined): string => {
  if (!cell) return "–";
  if (row.against === "itself") return formatCell(row, cell);
  if (row.unit === "bytes") return `${number(cell.median / 1024)} kB`;
  if (row.unit === "µs" && cell.median < 0.1) return `${number(cell.median * 1000)} ns`;
  return `${number(cell.median)} ${row.unit}`;
};

export const formatTarget = ({ target, unit, against }: Row): string => {
  if (target === undefined) return "";
  if (unit === "yes") return "no";
  if (unit === "bytes") return `≤ ${number(target / 1024)} kB`;
  return `≤ ${target}${against === "difference" ? " ms" : ""}`;
};
