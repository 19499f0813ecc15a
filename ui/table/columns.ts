import type { ReactNode } from "react";

/** How a list is ordered by a column; null is not at all. */
export type SortOrder = "ascend" | "descend" | null;

/** A column of a `ScrollTable`. */
export interface TableColumn<Row> {
  /** What the list is sorted by; also the column's identity. */
  key?: string;
  /** The field that `render` is given, or that is shown as it is. */
  dataIndex?: string & keyof Row;
  title: ReactNode;
  align?: "end";
  /** In pixels. */
  width?: number;
  className?: string;
  /**
   * Stays in sight while the others scroll: the first column at the start, the last at the end.
   * A last one does so from 768 pixels on; on a narrow screen it would cover most of the others.
   */
  fixed?: "start" | "end";
  /** The least width of the window that has room for it: 768, 992 or 1200 pixels. */
  from?: "md" | "lg" | "xl";
  /** Its cells head their rows. */
  rowScope?: "row";
  /** How many columns a row's cell covers; 0 where another covers its place. */
  colSpan?: (row: Row) => number;
  sorter?: boolean;
  sortOrder?: SortOrder;
  // A method, so that what it is given may be of the field's own type.
  render?(value: unknown, row: Row): ReactNode;
}

export type TableColumns<Row> = TableColumn<Row>[];
