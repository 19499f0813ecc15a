import type { TableProps } from "antd";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { isSilent, type SavedView, useSavedView } from "../lists/use-saved-view.ts";

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

/** The saved view that a list shows, and what a view of it would keep now. */
export interface ShownView extends SavedView {
  query: Record<string, string>;
  /** Whether search, filters or sort differ from the view's. */
  isEdited: boolean;
  /** Shows a view as it was saved, or the list without one. */
  choose: (view: string | undefined) => void;
  /** Removes the view from the address, and nothing else. */
  leave: () => void;
}

const number = (text: string | null, otherwise: number) => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
};

/**
 * State of a list (page, page size, search, sort and the named filters), kept in the address, so it can be
 * shared and survives a reload. What the address doesn't say comes from the saved view that it names. Other query
 * parameters are left unchanged.
 */
export const useListState = <const Filter extends string = never>(
  filters: readonly Filter[] = [],
  { pageSize = 20, sort }: ListChoices = {},
) => {
  const [address, setParameters] = useSearchParams();
  const saved = useSavedView();
  // A default view isn't in the address; a change of it is.
  const parameters = useMemo(() => {
    const now = new URLSearchParams(address);
    if (saved.id !== undefined) now.set("view", saved.id);
    return now;
  }, [address, saved.id]);
  const preset = saved.view?.query;
  const names = filters.join(" ");
  // A change builds on the previous one, even if that hasn't been rendered yet.
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);

  const values = useMemo(() => {
    const textOf = (name: string) => (parameters.get(name) ?? preset?.[name]) || undefined;
    const entries: Record<string, string | number | undefined> = {
      page: number(parameters.get("page"), 1),
      pageSize: number(parameters.get("pageSize"), pageSize),
      search: textOf("search"),
      sort: textOf("sort") ?? sort,
    };
    for (const name of names.split(" ").filter(Boolean)) entries[name] = textOf(name);
    return entries as ListValues<Filter>;
  }, [parameters, preset, names, pageSize, sort]);

  /** What a saved view keeps of this list: search, sort and filters, without the defaults. */
  const { query, isEdited } = useMemo(() => {
    const own = ["search", "sort", ...names.split(" ").filter(Boolean)].map((name) => {
      const before = preset?.[name] ?? "";
      return { name, before, now: parameters.get(name) ?? before };
    });
    return {
      query: Object.fromEntries(own.flatMap(({ name, now }) => (now ? [[name, now]] : []))),
      isEdited: own.some(({ before, now }) => before !== now),
    };
  }, [parameters, preset, names]);

  const hasDefault = saved.defaultId !== undefined;
  const write = useCallback(
    (next: URLSearchParams) => {
      // Otherwise the default would be back.
      if (hasDefault && isSilent(next)) next.set("view", "all");
      latest.current = next;
      setParameters(next, { replace: true });
    },
    [setParameters, hasDefault],
  );
  const go = useCallback(
    (removed: readonly string[], view?: string) => {
      const next = new URLSearchParams(latest.current);
      for (const name of removed) next.delete(name);
      if (view !== undefined) next.set("view", view);
      write(next);
    },
    [write],
  );
  const choose = useCallback(
    (view: string | undefined) =>
      go(["page", "view", "search", "sort", ...names.split(" ").filter(Boolean)], view),
    [go, names],
  );
  const leave = useCallback(() => go(["view"]), [go]);

  /** Changes some of the values; any change except to the page resets it to the first. */
  const set = useCallback(
    (change: Partial<ListValues<Filter>>) => {
      const next = new URLSearchParams(latest.current);
      if (!("page" in change)) next.delete("page");
      for (const [name, value] of Object.entries<string | number | undefined>(change)) {
        const text = value === undefined || (name === "page" && value === 1) ? "" : String(value);
        // An empty value clears what the saved view sets.
        if (text === (preset?.[name] ?? "")) next.delete(name);
        else next.set(name, text);
      }
      write(next);
    },
    [write, preset],
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

  return { values, set, tableProps, orderOf, saved: { ...saved, query, isEdited, choose, leave } };
};
