import type { TableColumn } from "./columns.ts";
import styles from "./scroll-table.module.css";

const froms = { md: styles.fromMd, lg: styles.fromLg, xl: styles.fromXl, wide: styles.fromWide };

/** The class of a column's cells, in head and body. */
export const cellClass = <Row>({
  align,
  fixed,
  from,
  sortOrder,
  className,
}: Partial<TableColumn<Row>>): string | undefined =>
  [
    align && styles.end,
    fixed === "start" && styles.fixedStart,
    fixed === "end" && styles.fixedEnd,
    from && froms[from],
    sortOrder && styles.sorted,
    className,
  ]
    .filter(Boolean)
    .join(" ") || undefined;
