import type { ReactNode } from "react";

/** A column's sort order; null means unsorted. */
export type SortOrder = "ascend" | "descend" | null;

/** Where a column is on a row's card. */
export type CardPart = "title" | "status" | "amount" | "actions" | "line" | "hidden";

/** A column of a `ScrollTable`. */
export interface TableColumn<Row> {
  /** The sort key; also the column's identity. */
  key?: string;
  /** The field passed to `render`, or shown as is. */
  dataIndex?: string & keyof Row;
  title: ReactNode;
  align?: "end";
  /** In pixels. */
  width?: number;
  className?: string;
  /**
   * Sticky while the others scroll: the first column at the start, the last at the end. The last one only
   * from 768 pixels on; on a narrow screen it would cover most of the others.
   */
  fixed?: "start" | "end";
  /**
   * The minimum window width that shows the column: 768, 992, 1200 or 1400 pixels. Only what needs the last one is
   * on a row's card.
   */
  from?: "md" | "lg" | "xl" | "wide";
  /** Makes its cells row headers. */
  rowScope?: "row";
  /** How many columns a cell spans; 0 if another cell covers it. */
  colSpan?: (row: Row) => number;
  /** Its place on a row's card, on a phone; `cardParts` has the defaults. */
  card?: CardPart;
  sorter?: boolean;
  sortOrder?: SortOrder;
  // A method rather than a property, so its parameter may have the field's own type.
  render?(value: unknown, row: Row): ReactNode;
}

export type TableColumns<Row> = TableColumn<Row>[];
