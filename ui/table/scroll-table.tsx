import { Spin } from "antd";
import { memo, useDeferredValue, useState } from "react";
import { isSpinning } from "./is-spinning.ts";
import { ListTable } from "./list-table.tsx";
import styles from "./scroll-table.module.css";
import type { TableProps } from "./table-props.ts";

const KeptTable = /*#__PURE__*/ memo(ListTable) as typeof ListTable;

/** So few rows cost less than what a second render of them would. */
const few = 5;

/**
 * A table that scrolls sideways where it is wider than its place, with the arrow keys too: there,
 * and only there, it is a stop of the Tab key, for it may hold nothing else to focus. Until its first
 * rows are known there is a place for it and, after a while, a sign of loading. New rows are rendered
 * in slices, between which the page answers; all else about a table shows at once.
 */
export const ScrollTable = <Row extends object>(props: TableProps<Row>) => {
  const { loading, dataSource } = props;
  const count = dataSource?.length ?? 0;
  const [begun, setBegun] = useState(false);
  if (!begun && (!isSpinning(loading) || count > 0)) setBegun(true);
  const wanted = begun ? props : null;
  // React slices what follows null, and not what follows undefined.
  const later = useDeferredValue<TableProps<Row> | null>(wanted, null);
  const shown = count <= few || dataSource === later?.dataSource ? wanted : later;
  if (shown) return <KeptTable {...shown} />;
  return (
    <div className={styles.ahead} aria-busy="true">
      <Spin delay={200} {...(typeof loading === "object" && loading)} spinning />
    </div>
  );
};
