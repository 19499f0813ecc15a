import { ConfigProvider } from "antd";
import { useContext, type ReactNode } from "react";
import { cellClass } from "./cell-class.ts";
import type { SortOrder, TableColumn, TableColumns } from "./columns.ts";
import styles from "./scroll-table.module.css";
import type { TableProps } from "./table-props.ts";

const ariaSort = { ascend: "ascending", descend: "descending" } as const;

/** Two triangles; the current order's is in the primary colour. */
const SortMark = ({ order }: { order: SortOrder | undefined }) => (
  <svg className={styles.sortMark} viewBox="0 0 1024 1707" aria-hidden="true">
    <path
      className={order === "ascend" ? styles.active : undefined}
      d="M858.9 689L530.5 308.2c-9.4-10.9-27.5-10.9-37 0L165.1 689c-12.2 14.2-1.2 35 18.5 35h656.8c19.7 0 30.7-20.8 18.5-35z"
    />
    <path
      className={order === "descend" ? styles.active : undefined}
      transform="translate(0 683)"
      d="M840.4 300H183.6c-19.7 0-30.7 20.8-18.5 35l328.5 380.8c9.4 10.9 27.5 10.9 37 0L858.9 335c12.2-14.2 1.2-35-18.5-35z"
    />
  </svg>
);

export interface TableHeadProps<Row extends object> extends Pick<
  TableProps<Row>,
  "onChange" | "sortDirections"
> {
  columns: TableColumns<Row>;
  /** Header of the toggle column, if there is one. */
  toggles: string | undefined;
  /** Space for the checkboxes, with one for all rows in the head that is shown to everybody. */
  selects?: ReactNode;
  /** Whether the rows are cards: the head is for screen readers, and a select sorts. */
  cards?: boolean;
  className?: string | undefined;
}

/** The table's head. Sortable columns sort on click or Enter. */
export const TableHead = <Row extends object>({
  columns,
  toggles,
  onChange,
  sortDirections = ["ascend", "descend"],
  selects,
  cards = false,
  className,
}: TableHeadProps<Row>) => {
  const { locale } = useContext(ConfigProvider.ConfigContext);

  const sorting = ({ key, dataIndex, sortOrder }: TableColumn<Row>) => {
    const next: SortOrder = sortOrder
      ? (sortDirections[sortDirections.indexOf(sortOrder) + 1] ?? null)
      : sortDirections[0]!;
    const tips = {
      ascend: locale?.Table?.triggerAsc,
      descend: locale?.Table?.triggerDesc,
      none: locale?.Table?.cancelSort,
    };
    const sort = () =>
      onChange?.(
        {},
        {},
        { columnKey: key, field: dataIndex, order: next },
        { action: "sort", currentDataSource: [] },
      );
    return {
      tabIndex: 0,
      title: tips[next ?? "none"],
      "aria-sort": sortOrder ? ariaSort[sortOrder] : undefined,
      "aria-description": locale?.global?.sortable,
      onClick: sort,
      onKeyDown: ({ key }: { key: string }) => {
        if (key === "Enter") sort();
      },
    };
  };
  const headed = (column: TableColumn<Row>): ReactNode =>
    column.sorter ? (
      <div className={styles.sorter}>
        <span>{column.title}</span>
        <SortMark order={column.sortOrder} />
      </div>
    ) : (
      column.title
    );

  const role = (name: string) => (cards ? name : undefined);

  return (
    <thead className={cards ? "cs-unseen" : className} role={role("rowgroup")}>
      <tr role={role("row")}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing to select: the box is elsewhere */}
        {selects === null ? <td className={styles.selects} role={role("cell")} /> : null}
        {selects ? (
          <th className={styles.selects} scope="col" role={role("columnheader")}>
            {selects}
          </th>
        ) : null}
        {toggles === undefined ? null : (
          <th className={styles.toggles} scope="col" role={role("columnheader")}>
            <span className="cs-unseen">{toggles}</span>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key ?? column.dataIndex}
            scope="col"
            className={cellClass(column)}
            role={role("columnheader")}
            {...(column.sorter && !cards && sorting(column))}
          >
            {cards ? column.title : headed(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
};
