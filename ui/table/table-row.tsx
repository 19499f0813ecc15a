import { memo, type ReactNode, useContext } from "react";
import { SplitContext } from "../controls/split-context.ts";
import type { CardPart, TableColumns } from "./columns.ts";
import { cellClass } from "./cell-class.ts";
import styles from "./scroll-table.module.css";
import type { Expandable } from "./table-props.ts";

interface RowToggleProps {
  expanded: boolean;
  label: string;
  onClick: () => void;
}

/** Shows or hides the details below a table row. */
const RowToggle = ({ expanded, label, onClick }: RowToggleProps) => (
  <button
    type="button"
    className={styles.toggle}
    aria-expanded={expanded}
    aria-label={label}
    onClick={onClick}
  >
    <svg viewBox="64 64 896 896" aria-hidden="true">
      <path d="M765.7 486.8L314.9 134.7A7.97 7.97 0 00302 141v77.3c0 4.9 2.3 9.6 6.1 12.6l360 281.1-360 281.1c-3.9 3-6.1 7.7-6.1 12.6V883c0 6.7 7.7 10.4 12.9 6.3l450.8-352.1a31.96 31.96 0 000-50.4z" />
    </svg>
  </button>
);

interface TableRowProps<Row extends object> {
  /** The row's unique id. */
  id: string;
  row: Row;
  columns: TableColumns<Row>;
  /** The columns' places on the row's card; the title's link is the row's record. */
  parts: readonly CardPart[];
  isCard: boolean;
  expandable: Expandable<Row> | undefined;
  expanded: boolean;
  onToggle: (id: string) => void;
  /** The label of its checkbox; undefined if rows can't be selected. */
  selectLabel: string | undefined;
  selected: boolean;
  onSelect: (id: string, withShift: boolean) => void;
}

const Row = <Row extends object>({
  id,
  row,
  columns,
  parts,
  isCard,
  expandable,
  expanded,
  onToggle,
  selectLabel,
  selected,
  onSelect,
}: TableRowProps<Row>) => {
  const role = (name: string) => (isCard ? name : undefined);
  const isCurrent = useContext(SplitContext) === id;
  const opens = expandable && expandable.when?.(row) !== false;
  return (
    <>
      <tr
        data-row-key={id}
        role={role("row")}
        className={selected ? styles.selected : undefined}
        aria-current={isCurrent || undefined}
      >
        {selectLabel === undefined ? null : (
          <td className={styles.selects} role={role("cell")}>
            <input
              type="checkbox"
              aria-label={selectLabel}
              checked={selected}
              onChange={({ nativeEvent }) => onSelect(id, (nativeEvent as MouseEvent).shiftKey)}
            />
          </td>
        )}
        {expandable ? (
          <td className={styles.toggles} role={role("cell")}>
            {opens ? (
              <RowToggle
                expanded={expanded}
                label={expandable.label(row, expanded)}
                onClick={() => onToggle(id)}
              />
            ) : null}
          </td>
        ) : null}
        {columns.map((column, index) => {
          const part = parts[index]!;
          const colSpan = column.colSpan?.(row) ?? 1;
          if (colSpan === 0 || (isCard && part === "hidden")) return null;
          const opens = part === "title" ? styles.opens : "";
          const Cell = column.rowScope ? "th" : "td";
          const value = column.dataIndex && row[column.dataIndex];
          const content = column.render ? column.render(value, row) : (value as ReactNode);
          // A label without its value says nothing.
          if (isCard && part === "line" && (content ?? "") === "") return null;
          return (
            <Cell
              key={column.key ?? column.dataIndex}
              className={
                isCard
                  ? `${styles[part]} ${opens} ${column.className ?? ""}`
                  : `${opens} ${cellClass(column) ?? ""}`.trim() || undefined
              }
              scope={column.rowScope}
              colSpan={colSpan === 1 ? undefined : colSpan}
              role={role(column.rowScope ? "rowheader" : "cell")}
            >
              {isCard && part === "line" ? (
                <>
                  {/* Hidden from screen readers: they have the column's header. */}
                  <span className={styles.label} aria-hidden="true">
                    {column.title}
                  </span>
                  <div className={styles.value}>{content}</div>
                </>
              ) : (
                content
              )}
            </Cell>
          );
        })}
      </tr>
      {opens && expanded ? (
        <tr className={styles.expanded} role={role("row")}>
          <td role={role("cell")} colSpan={columns.length + (selectLabel === undefined ? 1 : 2)}>
            <div className={styles.inSight}>{expandable.render(row)}</div>
          </td>
        </tr>
      ) : null}
    </>
  );
};

/** A table row and its details. */
export const TableRow = /*#__PURE__*/ memo(Row) as typeof Row;
