import { Select } from "antd";
import { useWords } from "../controls/use-words.ts";
import type { SortOrder } from "./columns.ts";
import styles from "./scroll-table.module.css";
import type { TableHeadProps } from "./table-head.tsx";

/** Sorts cards, which have no heads to press. Nothing if no column sorts. */
export const CardSort = <Row extends object>({
  columns,
  onChange,
  sortDirections = [],
}: Pick<TableHeadProps<Row>, "columns" | "onChange" | "sortDirections">) => {
  const words = useWords();
  const sortable = columns.filter(({ sorter, key }) => sorter && key);
  if (sortable.length === 0) return null;
  const sorted = sortable.find(({ sortOrder }) => sortOrder);
  // Repeated directions leave out "unsorted": the list has a default order.
  const always = sortDirections.length > 2;
  const options = sortable.flatMap(({ key, title }) =>
    (["ascend", "descend"] as const).map((order) => ({
      value: `${order} ${key}`,
      label: (
        <>
          {title} {order === "ascend" ? words.ascend : words.descend}
        </>
      ),
    })),
  );
  return (
    <Select
      className={styles.sortBy}
      aria-label={words.sortBy}
      prefix={words.sortBy}
      value={sorted ? `${sorted.sortOrder} ${sorted.key}` : ""}
      options={[...(always && sorted ? [] : [{ value: "", label: words.unsorted }]), ...options]}
      onChange={(value) => {
        const [order, columnKey] = value.split(" ");
        onChange?.(
          {},
          {},
          value ? { columnKey: columnKey!, order: order as SortOrder } : { order: null },
          { action: "sort", currentDataSource: [] },
        );
      }}
    />
  );
};
