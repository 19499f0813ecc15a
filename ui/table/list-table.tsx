import { Button, Pagination, Spin } from "antd";
import {
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { EmptyState } from "../controls/empty-state.tsx";
import { SplitContext } from "../controls/split-context.ts";
import { useWords } from "../controls/use-words.ts";
import { CardSort } from "./card-sort.tsx";
import { cardParts } from "./card-parts.ts";
import { cellClass } from "./cell-class.ts";
import { isSpinning } from "./is-spinning.ts";
import { openRows } from "./open-rows.ts";
import { rowId } from "./row-id.ts";
import styles from "./scroll-table.module.css";
import { TableHead } from "./table-head.tsx";
import type { TableProps } from "./table-props.ts";
import { TableRow } from "./table-row.tsx";
import { useCards } from "./use-cards.ts";
import { SelectAll, useSelecting } from "./use-selecting.tsx";
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

const nothing = () => undefined;

/** A table as plain markup: rendering it needs no measuring. On a phone each row is a card. */
export const ListTable = <Row extends object>(props: TableProps<Row>) => {
  const { label, columns, rowKey, size = "middle", scroll, expandable } = props;
  const cards = useCards(props);
  const isSplit = useContext(SplitContext) !== null;
  const parts = useMemo(() => cardParts(columns), [columns]);
  const sticky = props.sticky && !cards;
  const loading = isSpinning(props.loading);
  const scroller = useRef<HTMLDivElement>(null);
  const stuck = useRef<HTMLDivElement>(null);
  useEffect(
    () => watchScrolling(scroller.current!, label, sticky ? stuck.current : null),
    [label, sticky],
  );

  useEffect(() => openRows(scroller.current!, styles.opens!), []);

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

  const { selection } = props;
  const selecting = useSelecting(
    selection,
    rows.map((row) => rowId(rowKey, row)),
  );
  const selects = selecting && <SelectAll {...selecting} />;
  const extra = (expandable ? 1 : 0) + (selection ? 1 : 0);

  const width = scroll?.x ?? "max-content";
  const table = {
    className: `${cards ? styles.cards : styles.table} ${sticky ? styles.even : ""}`,
    "data-selects": selection ? true : undefined,
    style: width === true || cards ? undefined : { width },
  };
  const widths =
    !cards && columns.some((column) => column.width !== undefined) ? (
      <colgroup>
        {selection ? <col className={styles.selects} /> : null}
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
  // Some browsers forget what a table's elements are when they aren't displayed as a table.
  const role = (name: string) => (cards ? name : undefined);

  return (
    <div
      className={`${styles.list} ${styles[size]} ${props.className ?? ""}`}
      data-split={isSplit || undefined}
    >
      {cards && !props.bare ? (
        <>
          <CardSort {...head} />
          {selects}
        </>
      ) : null}
      <div className={styles.frame} data-cards={cards || undefined}>
        {sticky ? (
          // Hidden from screen readers: the other table has the accessible head.
          <div className={styles.stuck} ref={stuck} aria-hidden="true">
            <table {...table}>
              {widths}
              <TableHead {...head} selects={selects} />
            </table>
          </div>
        ) : null}
        <div
          ref={scroller}
          className={`${styles.scroller} ${rows.length === 0 || expanded.size > 0 ? styles.measured : ""}`}
        >
          <table {...table} aria-label={label} role={role("table")}>
            {widths}
            <TableHead
              {...head}
              // Cards have it above them, and a sticky head shows its own.
              selects={selects && (cards || sticky ? null : selects)}
              cards={cards}
              className={sticky ? styles.unseen : undefined}
            />
            <tbody role={role("rowgroup")}>
              {rows.map((row) => {
                const id = rowId(rowKey, row);
                return (
                  <TableRow
                    key={id}
                    id={id}
                    row={row}
                    columns={columns}
                    parts={parts}
                    isCard={cards}
                    expandable={expandable}
                    expanded={expanded.has(id)}
                    onToggle={toggle}
                    selectLabel={selecting?.labelOf(selection!.nameOf(row))}
                    selected={selection?.selected.has(id) ?? false}
                    onSelect={selecting?.select ?? nothing}
                  />
                );
              })}
              {rows.length === 0 ? (
                <tr className={styles.placeholder} data-placeholder="" role={role("row")}>
                  <td role={role("cell")} colSpan={columns.length + extra}>
                    <div className={styles.inSight}>
                      {loading && !props.dataSource ? null : <Nothing {...props} />}
                    </div>
                  </td>
                </tr>
              ) : null}
            </tbody>
            {props.summary ? <tfoot role={role("rowgroup")}>{props.summary}</tfoot> : null}
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
