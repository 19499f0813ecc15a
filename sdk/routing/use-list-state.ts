import type { TableProps } from "antd";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";

interface ListChoices {
  /** Rows per page; 20 by default. */
  pageSize?: number;
  /** The default order, as `field` or `-field` (descending). */
  sort?: string;
}

type ListValues<Filter extends string> = {
  page: number;
  pageSize: number;
  search: string | undefined;
  sort: string | undefined;
} & { [Name in Filter]: string | undefined };

const number = (text: string | null, otherwise: number) => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
};

/**
 * State of a list (page, page size, search, sort and the named filters), kept in the address, so it can be
 * shared and survives a reload. Other query parameters are left unchanged.
 */
export const useListState = <const Filter extends string = never>(
  filters: readonly Filter[] = [],
  { pageSize = 20, sort }: ListChoices = {},
) => {
  const [parameters, setParameters] = useSearchParams();
  const names = filters.join(" ");
  // A change builds on the previous one, even if that hasn't been rendered yet.
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);

  const values = useMemo(() => {
    const entries: Record<string, string | number | undefined> = {
      page: number(parameters.get("page"), 1),
      pageSize: number(parameters.get("pageSize"), pageSize),
      search: parameters.get("search") ?? undefined,
      sort: parameters.get("sort") ?? sort,
    };
    for (const name of names.split(" ").filter(Boolean))
      entries[name] = parameters.get(name) ?? undefined;
    return entries as ListValues<Filter>;
  }, [parameters, names, pageSize, sort]);

  /** Changes some of the values; any change except to the page resets it to the first. */
  const set = useCallback(
    (change: Partial<ListValues<Filter>>) => {
      const next = new URLSearchParams(latest.current);
      if (!("page" in change)) next.delete("page");
      for (const [name, value] of Object.entries<string | number | undefined>(change)) {
        if (value === undefined || value === "" || (name === "page" && value === 1))
          next.delete(name);
        else next.set(name, String(value));
      }
      latest.current = next;
      setParameters(next, { replace: true });
    },
    [setParameters],
  );

  /** Props of a ScrollTable, or of antd's Table, for this list; columns sort by their `key` or `dataIndex`. */
  const tableProps = <Row extends object>(
    total: number | undefined,
  ): Pick<TableProps<Row>, "pagination" | "onChange" | "sortDirections"> & {
    onPage: (page: number) => void;
  } => ({
    onPage: (page) => set({ page } as Partial<ListValues<Filter>>),
    // With a default order, removing the sort would do nothing, so the cycle skips it.
    ...(sort && { sortDirections: ["ascend", "descend", "ascend"] }),
    pagination: {
      current: values.page,
      pageSize: values.pageSize,
      total: total ?? 0,
      showSizeChanger: true,
      size: "small",
      hideOnSinglePage: (total ?? 0) <= 20,
    },
    onChange: (pagination, _filters, sorter, { action }) => {
      if (action === "sort") {
        const { columnKey, field, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
        const column = order ? String(columnKey ?? field) : undefined;
        const next = column && order === "descend" ? `-${column}` : column;
        set({ sort: next } as Partial<ListValues<Filter>>);
        return;
      }
      const { current = 1, pageSize = values.pageSize } = pagination;
      set(
        (pageSize === values.pageSize ? { page: current } : { pageSize }) as Partial<
          ListValues<Filter>
        >,
      );
    },
  });

  /** antd's current sort order of a column. */
  const orderOf = (column: string): "ascend" | "descend" | null =>
    values.sort === column ? "ascend" : values.sort === `-${column}` ? "descend" : null;

  return { values, set, tableProps, orderOf };
};
