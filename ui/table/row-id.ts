import type { TableProps } from "./table-props.ts";

/** A row's identifier: the value of its `rowKey`. */
export const rowId = <Row extends object>(rowKey: TableProps<Row>["rowKey"], row: Row): string =>
  String(typeof rowKey === "function" ? rowKey(row) : row[rowKey]);
