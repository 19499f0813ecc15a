import { Button, Pagination, Spin } from "antd";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { EmptyState } from "../controls/empty-state.tsx";
import { useWords } from "../controls/use-words.ts";
import { cellClass } from "./cell-class.ts";
import { isSpinning } from "./is-spinning.ts";
import { rowId } from "./row-id.ts";
import styles from "./scroll-table.module.css";
import { TableHead } from "./table-head.tsx";
import type { TableProps } from "./table-props.ts";
import { TableRow } from "./table-row.tsx";
import { usePages } from "./use-pages.ts";
import { watchScrolling } from "./watch-scrolling.ts";

/* The empty state. A page number that doesn't exist (any more) isn't an empty list. */
const Nothing = <Row extends object>({
  pagination,
  locale,
  onPage,
}: TableProps<Row>): ReactNode => {
  const words = useWords();
  const { current = 1, pageSize = 10, total = 0 } = pagination || {};
  const last = Math.ceil(total / pageSize);
  if (last === 0 || current <= last)
    return locale?.emptyText ?? <EmptyState description={undefined} />;
  return (
    <EmptyState
      description={words.beyondLast
        .replace("{page}", String(current))
        .replace("{last}", String(last))}
      action={
        onPage && (
          <Button onClick={() => onPage(last)}>
            {words.toPage.replace("{page}", String(last))}
          </Button>
        )
      }
    />
  );
};

/** A table as plain markup: rendering it needs no measuring. */
export const ListTable = <Row extends object>(props: TableProps<Row>) => {
  const { label, columns, rowKey, size = "middle", scroll, sticky, expandable } = props;
  const loading = isSpinning(props.loading);
  const scroller = useRef<HTMLDivElement>(null);
  const stuck = useRef<HTMLDivElement>(null);
  useEffect(() => watchScrolling(scroller.current!, label, stuck.current), [label]);

  const { rows, pagination } = usePages(props);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = useCallback(
    (id: string) =>
      setExpanded((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );

  const width = scroll?.x ?? "max-content";
  const table = {
    className: `${styles.table} ${sticky ? styles.even : ""}`,
    style: width === true ? undefined : { width },
  };
  const widths = columns.some((column) => column.width !== undefined) ? (
    <colgroup>
      {expandable ? <col className={styles.toggles} /> : null}
      {columns.map(({ key, dataIndex, from, width }) => (
        <col key={key ?? dataIndex} className={cellClass({ from })} style={{ width }} />
      ))}
    </colgroup>
  ) : null;
  const head = {
    columns,
    toggles: expandable?.title,
    onChange: props.onChange,
    sortDirections: props.sortDirections,
  };

  return (
    <div className={`${styles.list} ${styles[size]} ${props.className ?? ""}`}>
      <div className={styles.frame}>
        {sticky ? (
          // Hidden from screen readers: the other table has the accessible head.
          <div className={styles.stuck} ref={stuck} aria-hidden="true">
            <table {...table}>
              {widths}
              <TableHead {...head} />
            </table>
          </div>
        ) : null}
        <div
          ref={scroller}
          className={`${styles.scroller} ${rows.length === 0 || expanded.size > 0 ? styles.measured : ""}`}
        >
          <table {...table} aria-label={label}>
            {widths}
            <TableHead {...head} className={sticky ? styles.unseen : undefined} />
            <tbody>
              {rows.map((row) => {
                const id = rowId(rowKey, row);
                return (
                  <TableRow
                    key={id}
                    id={id}
                    row={row}
                    columns={columns}
                    expandable={expandable}
                    expanded={expanded.has(id)}
                    onToggle={toggle}
                  />
                );
              })}
              {rows.length === 0 ? (
                <tr className={styles.placeholder} data-placeholder="">
                  <td colSpan={columns.length + (expandable ? 1 : 0)}>
                    <div className={styles.inSight}>
                      {loading && !props.dataSource ? null : <Nothing {...props} />}
                    </div>
                  </td>
                </tr>
              ) : null}
            </tbody>
            {props.summary ? <tfoot>{props.summary}</tfoot> : null}
          </table>
        </div>
      </div>
      {pagination ? <Pagination {...pagination} className={styles.pages} /> : null}
      {loading ? (
        <div className={styles.veil}>
          <Spin {...(typeof props.loading === "object" && props.loading)} />
        </div>
      ) : null}
    </div>
  );
};
