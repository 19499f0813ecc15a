import { Spin } from "antd";
import { memo, useDeferredValue, useState } from "react";
import { isSpinning } from "./is-spinning.ts";
import { ListTable } from "./list-table.tsx";
import { rowId } from "./row-id.ts";
import styles from "./scroll-table.module.css";
import type { TableProps } from "./table-props.ts";

const KeptTable = /*#__PURE__*/ memo(ListTable) as typeof ListTable;

/** Whether the rows are the same ones, possibly with other values. */
const areSame = <Row extends object>(
  { rowKey, dataSource: rows = [] }: TableProps<Row>,
  before: readonly Row[] = [],
): boolean =>
  rows === before ||
  (rows.length === before.length &&
    rows.every((row, index) => rowId(rowKey, row) === rowId(rowKey, before[index]!)));

/** At most this many rows are cheaper to render at once than in two passes. */
const few = 5;

/**
 * A table that scrolls sideways if it is wider than its container. Only then is it a tab stop, for scrolling
 * with the arrow keys, as it may contain nothing else to focus. Until its first rows arrive it reserves
 * space and, after a delay, shows a spinner. Other rows render in slices, so the page stays responsive;
 * everything else about a table shows at once.
 */
export const ScrollTable = <Row extends object>(props: TableProps<Row>) => {
  const { loading, dataSource } = props;
  const count = dataSource?.length ?? 0;
  const [begun, setBegun] = useState(false);
  if (!begun && (!isSpinning(loading) || count > 0)) setBegun(true);
  const wanted = begun ? props : null;
  // React defers the first render after an initial null, but not after undefined.
  const later = useDeferredValue<TableProps<Row> | null>(wanted, null);
  const shown = count <= few || areSame(props, later?.dataSource) ? wanted : later;
  if (shown) return <KeptTable {...shown} />;
  return (
    <div className={styles.ahead} aria-busy="true">
      <Spin delay={200} {...(typeof loading === "object" && loading)} spinning />
    </div>
  );
};
