import { memo, type ReactNode } from "react";
import { cellClass } from "./cell-class.ts";
import type { TableColumns } from "./columns.ts";
import { RowToggle } from "./row-toggle.tsx";
import styles from "./scroll-table.module.css";
import type { Expandable } from "./table-props.ts";

interface TableRowProps<Row extends object> {
  /** The row's unique id. */
  id: string;
  row: Row;
  columns: TableColumns<Row>;
  expandable: Expandable<Row> | undefined;
  expanded: boolean;
  onToggle: (id: string) => void;
}

const Row = <Row extends object>({
  id,
  row,
  columns,
  expandable,
  expanded,
  onToggle,
}: TableRowProps<Row>) => {
  const opens = expandable && expandable.when?.(row) !== false;
  return (
    <>
      <tr data-row-key={id}>
        {expandable ? (
          <td className={styles.toggles}>
            {opens ? (
              <RowToggle
                expanded={expanded}
                label={expandable.label(row, expanded)}
                onClick={() => onToggle(id)}
              />
            ) : null}
          </td>
        ) : null}
        {columns.map((column) => {
          const colSpan = column.colSpan?.(row) ?? 1;
          if (colSpan === 0) return null;
          const Cell = column.rowScope ? "th" : "td";
          const value = column.dataIndex && row[column.dataIndex];
          return (
            <Cell
              key={column.key ?? column.dataIndex}
              className={cellClass(column)}
              scope={column.rowScope}
              colSpan={colSpan === 1 ? undefined : colSpan}
            >
              {column.render ? column.render(value, row) : (value as ReactNode)}
            </Cell>
          );
        })}
      </tr>
      {opens && expanded ? (
        <tr className={styles.expanded}>
          <td colSpan={columns.length + 1}>
            <div className={styles.inSight}>{expandable.render(row)}</div>
          </td>
        </tr>
      ) : null}
    </>
  );
};

/** A table row and its details. */
export const TableRow = /*#__PURE__*/ memo(Row) as typeof Row;
