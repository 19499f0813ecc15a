import type { ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import type { TableColumns, TableProps } from "@console-shell/ui";
import { useApiQuery } from "../data/use-api-query.ts";
import { type ShownView, useListState } from "../routing/use-list-state.ts";
import { oneOf } from "./one-of.ts";
import { sortOf } from "./sort-of.ts";

/** A row of a list that the server pages. */
export type RowOf<Key extends ApiKey> =
  ApiOutput<Key> extends { items: (infer Row extends object)[] } ? Row : never;

/** A filter's values, or how to read one from the address; undefined doesn't filter. */
type Accepted<Value> = readonly Value[] | ((text: string | undefined) => Value | undefined);

interface ListOptions<Key extends ApiKey, Filters> {
  /** The columns; those with `sorter` sort by their key. */
  columns: TableColumns<RowOf<Key>>;
  /** The default order, as `field` or `-field` (descending). */
  sort?: string;
  /** Rows per page; 20 by default. */
  pageSize?: number;
  /** The filters in the address, by name. */
  filters?: { readonly [Name in keyof Filters]: Accepted<Filters[Name]> };
  /** The call's query for some filters, if it isn't the filters themselves. */
  query?: (filters: Partial<Filters>) => object;
  params?: NonNullable<ApiInput<Key>> extends { params: infer Params } ? Params : never;
  enabled?: boolean;
  /** Milliseconds between reads while the page is visible. */
  refetchInterval?: number;
}

const noFilters: Record<string, Accepted<unknown>> = {};

/** What a `ListPage` or a `ListTable` shows. */
export interface List<Row extends object> {
  /** The list's call. */
  name: string;
  values: { search: string | undefined };
  /** The saved view that it shows. */
  saved: ShownView;
  /** Whether it can be filtered or sorted. */
  isAdjustable: boolean;
  /** Search and filters as sent, which an export accepts, too. */
  query: Record<string, string | number | undefined>;
  // A method rather than a property, so lists with filters are lists, too.
  set(change: { search?: string }): void;
  /** How many filters are set; both ends of a range are one. */
  inUse: number;
  /** Clears search and filters; undefined if there are none. */
  clear: (() => void) | undefined;
  /** Undefined until it has been read. */
  data: { items: Row[]; total: number } | undefined;
  failed: boolean;
  refetch: () => void;
  table: Pick<
    TableProps<Row>,
    "columns" | "dataSource" | "loading" | "pagination" | "onChange" | "sortDirections" | "onPage"
  >;
}

/**
 * A list that the server searches, filters, sorts and pages, for a `ListPage` or a `ListTable`. Its state is in the
 * address.
 */
export const useList = <Key extends ApiKey, Filters extends object = object>(
  key: Key,
  {
    columns,
    sort: defaultSort,
    pageSize: defaultSize = 20,
    filters: accepted,
    query: queryOf = (filters) => filters,
    params,
    ...choices
  }: ListOptions<Key, Filters>,
) => {
  const accepts: Record<string, Accepted<unknown>> = accepted ?? noFilters;
  const names = Object.keys(accepts) as (keyof Filters & string)[];
  const { values, set, tableProps, orderOf, saved } = useListState(names, {
    pageSize: defaultSize,
    ...(defaultSort !== undefined && { sort: defaultSort }),
  });
  const { page, pageSize, search, sort } = values;
  const filters = Object.fromEntries(
    names.map((name) => {
      const text: string | undefined = values[name];
      const accept = accepts[name]!;
      return [name, typeof accept === "function" ? accept(text) : oneOf(accept as string[], text)];
    }),
  ) as Partial<Filters>;
  const query = { search, ...queryOf(filters) };
  const sortable = columns.flatMap(({ key, sorter }) => (sorter && key ? [key] : []));
  const { data, isLoading, error, refetch } = useApiQuery(
    key,
    {
      params,
      query: { page, pageSize, ...query, ...sortOf(sortable, sort) },
    } as unknown as ApiInput<Key>,
    {
      ...choices,
      // Without the view's filters, it would be another list.
      enabled: choices.enabled !== false && !saved.isLoading && !saved.failed,
      keepPrevious: true,
    },
  );
  const list = data as { items: RowOf<Key>[]; total: number } | undefined;
  const isFiltered = [search, ...Object.values(filters)].some((value) => value !== undefined);
  return {
    name: key as string,
    /** The filters as text, as they are in the address. */
    values,
    filters,
    query: query as Record<string, string | number | undefined>,
    set,
    saved,
    inUse: new Set(
      names
        .filter((name) => filters[name] !== undefined)
        .map((name) => name.replace(/^from$|^to$|From$|To$/, "")),
    ).size,
    isAdjustable: names.length + sortable.length > 0,
    clear: isFiltered
      ? () =>
          set(
            Object.fromEntries(["search", ...names].map((name) => [name, undefined])) as Parameters<
              typeof set
            >[0],
          )
      : undefined,
    data: list,
    failed: error !== null || saved.failed,
    refetch: saved.failed ? saved.refetch : refetch,
    table: {
      ...tableProps<RowOf<Key>>(list?.total),
      columns: columns.map((column) =>
        column.sorter && column.key ? { ...column, sortOrder: orderOf(column.key) } : column,
      ),
      dataSource: list?.items ?? [],
      loading: { spinning: isLoading || saved.isLoading, delay: 200 },
    },
  };
};
