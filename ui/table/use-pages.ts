import type { PaginationProps } from "antd";
import { useState } from "react";
import type { TableProps } from "./table-props.ts";

interface Pages<Row> {
  /** The rows of the current page. */
  rows: readonly Row[];
  /** Props of antd's Pagination; undefined if the table is empty or not paged. */
  pagination: PaginationProps | undefined;
}

/**
 * A table's paging. Rows that the server pages are shown as they come; others are paged here, unless the
 * page is controlled.
 */
export const usePages = <Row extends object>({
  dataSource = [],
  pagination,
  onChange,
}: TableProps<Row>): Pages<Row> => {
  const [own, setOwn] = useState(1);
  if (pagination === false) return { rows: dataSource, pagination: undefined };
  const { pageSize = 10, total = dataSource.length } = pagination ?? {};
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(pagination?.current ?? own, last);
  const from = (current - 1) * pageSize;
  const change = (page: number, size: number) => {
    setOwn(page);
    pagination?.onChange?.(page, size);
    onChange?.(
      { ...pagination, current: page, pageSize: size },
      {},
      {},
      { action: "paginate", currentDataSource: [...dataSource] },
    );
  };
  return {
    rows: dataSource.length > pageSize ? dataSource.slice(from, from + pageSize) : dataSource,
    pagination: total
      ? { size: "small", ...pagination, current, pageSize, total, onChange: change }
      : undefined,
  };
};
