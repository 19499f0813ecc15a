import type { TableProps as AntdTableProps } from "antd";
import type { ReactNode } from "react";
import type { TableColumns } from "./columns.ts";

/** Details below a row, shown and hidden by its toggle. */
export interface Expandable<Row> {
  /** The toggle column's header for screen readers. */
  title: string;
  /** Label of a row's toggle. */
  label: (row: Row, expanded: boolean) => string;
  render: (row: Row) => ReactNode;
  /** Whether a row has details; all rows by default. */
  when?: (row: Row) => boolean;
}

/** Rows selected with checkboxes. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** A row's name, for its checkbox. */
  nameOf: (row: Row) => string;
}

/** Props of a `ScrollTable`; paging, sorting and loading work as in antd's table. */
export interface TableProps<Row extends object> extends Pick<
  AntdTableProps<Row>,
  "pagination" | "onChange" | "sortDirections" | "loading"
> {
  /** The table's accessible name. */
  label: string;
  rowKey: (string & keyof Row) | ((row: Row) => string);
  columns: TableColumns<Row>;
  dataSource: readonly Row[] | undefined;
  size?: "middle" | "small";
  className?: string;
  /** As wide as its content by default; `true` wraps text first, a number is the minimum in pixels. */
  scroll?: { x: true | number };
  /** Makes the head sticky; requires a width in pixels. */
  sticky?: boolean;
  locale?: { emptyText?: ReactNode };
  expandable?: Expandable<Row>;
  /** Adds a column of checkboxes: with Shift for a range, and one in the head for all rows. */
  selection?: Selection<Row> | undefined;
  /** Whether rows are cards on a phone; by default those of tables with more than two columns. */
  cards?: boolean;
  /** Whether the page itself shows what sorts and selects cards. */
  bare?: boolean;
  /** Rows of the table's foot. */
  summary?: ReactNode;
  /** Navigates to a page; offered if the address has a page number that doesn't exist. */
  onPage?: (page: number) => void;
}
