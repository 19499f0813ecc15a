import type { TableProps as AntdTableProps } from "antd";
import type { ReactNode } from "react";
import type { TableColumns } from "./columns.ts";

/** What a row has below it, which its toggle shows and hides. */
export interface Expandable<Row> {
  /** Heads the column of toggles, for those who do not see it. */
  title: string;
  /** What a row's toggle does, or shows. */
  label: (row: Row, expanded: boolean) => string;
  render: (row: Row) => ReactNode;
  /** Whether a row has anything below it; by default each has. */
  when?: (row: Row) => boolean;
}

/** Props of a `ScrollTable`; paging, sorting and loading are said as to antd's table. */
export interface TableProps<Row extends object> extends Pick<
  AntdTableProps<Row>,
  "pagination" | "onChange" | "sortDirections" | "loading"
> {
  /** What the table holds, for those who do not see it. */
  label: string;
  rowKey: (string & keyof Row) | ((row: Row) => string);
  columns: TableColumns<Row>;
  dataSource: readonly Row[] | undefined;
  size?: "middle" | "small";
  className?: string;
  /** By default as wide as its content; `true` breaks lines first, a number is the least in pixels. */
  scroll?: { x: true | number };
  /** The head stays in sight; the table needs a width in pixels then. */
  sticky?: boolean;
  locale?: { emptyText?: ReactNode };
  expandable?: Expandable<Row>;
  /** Rows of the foot. */
  summary?: ReactNode;
  /** Goes to a page; offered where the address names one that is not there. */
  onPage?: (page: number) => void;
}
