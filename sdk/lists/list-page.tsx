import {
  CardSort,
  chosenColumns,
  EmptyList,
  type EmptyListProps,
  ListFrame,
  type ListFrameProps,
  LoadFailure,
  ScrollTable,
  SelectAll,
  steppedTable,
  type TableProps,
  useCards,
  useRecordCount,
  useSelecting,
} from "@console-shell/ui";
import { useMemo, useState } from "react";
import { usePageTitle } from "../host/hooks.ts";
import { usePaletteEntries } from "../palette/use-palette-entries.ts";
import { type Bulk, BulkBar } from "./bulk-bar.tsx";
import { useColumnChoice } from "./use-column-choice.ts";
import type { List } from "./use-list.ts";
import { SplitSwitch } from "./split-view.tsx";
import { MissingView, ViewMenu } from "./view-menu.tsx";

interface ListTableProps<Row extends object>
  extends
    EmptyListProps,
    Partial<
      Pick<TableProps<Row>, "rowKey" | "className" | "scroll" | "expandable" | "selection" | "bare">
    > {
  list: List<Row>;
  /** The table's accessible name. */
  label: string;
  /** Whether to show the number of records below; true by default. */
  counted?: boolean;
}

/* The smallest page size to choose. */
const smallestPage = 10;

/** The table of a list on another record's page; failures and emptiness included. */
export const ListTable = <Row extends object>({
  list,
  counted = true,
  none,
  noneFound,
  create,
  className = "",
  ...table
}: ListTableProps<Row>) => {
  const showTotal = useRecordCount();
  if (list.failed) return <LoadFailure onRetry={list.refetch} />;
  const { pagination } = list.table;
  return (
    <ScrollTable<Row>
      rowKey={"id" as string & keyof Row}
      size="middle"
      className={`${steppedTable} ${className}`}
      {...list.table}
      {...(counted &&
        pagination && {
          pagination: {
            ...pagination,
            // There is neither another page nor another size to choose.
            hideOnSinglePage: (pagination.total ?? 0) <= smallestPage,
            showTotal,
          },
        })}
      locale={{
        emptyText: list.data ? (
          <EmptyList
            none={none}
            {...(noneFound !== undefined && { noneFound })}
            create={create}
            onClear={list.clear}
          />
        ) : (
          <span />
        ),
      }}
      {...table}
    />
  );
};

interface ListPageProps<Row extends object>
  extends
    Omit<ListTableProps<Row>, "label" | "counted">,
    Pick<
      ListFrameProps,
      "title" | "description" | "actions" | "filters" | "totals" | "before" | "after"
    > {
  /** The table's accessible name; the title by default. */
  label?: string;
  /** The label of the search box, if the list can be searched. */
  search?: string;
  /** The path of the call that exports all matches. */
  file?: string;
  /** Lets rows be selected; not if there are no actions. */
  bulk?: Bulk<Row> | undefined;
}

const none: ReadonlySet<string> = new Set();

/** A list in a panel of another record's page; otherwise as `ListPage`. */
export const ListPanel = <Row extends object>({
  inPanel = true,
  title,
  description,
  actions,
  filters,
  totals,
  before,
  after,
  search,
  file,
  bulk,
  label = title,
  ...table
}: ListPageProps<Row> & { inPanel?: boolean }) => {
  const { list, create } = table;
  const { saved } = list;
  const columnChoice = useColumnChoice(list.name, saved.view);
  const { choice, choose } = columnChoice;
  const { columns } = list.table;
  const shown = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  const [ids, setIds] = useState<ReadonlySet<string>>(none);
  const { rowKey = "id" as string & keyof Row } = table;
  const rows = list.table.dataSource ?? [];
  const idOf = (row: Row) => String(typeof rowKey === "function" ? rowKey(row) : row[rowKey]);
  const selected = new Map(
    rows.flatMap((row) => {
      const id = idOf(row);
      return ids.has(id) ? [[id, row] as const] : [];
    }),
  );
  const selection =
    bulk && bulk.actions.length > 0
      ? { selected: new Set(selected.keys()), onSelect: setIds, nameOf: bulk.nameOf }
      : undefined;
  const isSortable = shown.some(({ sorter, key }) => sorter && key);
  const cards = useCards<Row>({ columns: shown });
  const selecting = useSelecting(
    selection,
    rows.map((row) => idOf(row)),
  );
  return (
    <ListFrame
      title={title}
      description={description}
      inPanel={inPanel}
      actions={actions}
      create={create}
      filters={filters}
      inUse={list.inUse}
      onClear={list.clear}
      sort={cards && isSortable ? <CardSort<Row> {...list.table} columns={shown} /> : null}
      split={<SplitSwitch />}
      selects={cards && selecting ? <SelectAll {...selecting} /> : null}
      totals={totals}
      views={
        list.isAdjustable || search !== undefined ? (
          <ViewMenu saved={saved} columns={columnChoice} />
        ) : null
      }
      columns={{ columns, choice, onChoose: choose }}
      before={before}
      after={after}
      total={list.data?.total}
      // The table shows it.
      failed={false}
      onRetry={list.refetch}
      {...(file !== undefined && { file: { path: file, filters: list.query } })}
      {...(search !== undefined && {
        search: {
          label: search,
          value: list.values.search,
          onSearch: (text: string) => list.set({ search: text }),
        },
      })}
    >
      <MissingView saved={saved} />
      {bulk && selection ? <BulkBar {...bulk} rows={selected} onSelect={setIds} /> : null}
      <ListTable
        label={label}
        {...table}
        selection={selection}
        bare
        list={{ ...list, table: { ...list.table, columns: shown } }}
        counted={false}
      />
    </ListFrame>
  );
};

/**
 * A page that is a list: search as you type, filters, export, count, and the table. `create` is a button, an entry of
 * the command palette, and offered while there are no records.
 */
export const ListPage = <Row extends object>(props: ListPageProps<Row>) => {
  const { title, create } = props;
  usePageTitle(title);
  usePaletteEntries(create ? [{ key: "add", keys: "N", fromAddress: true, ...create }] : []);
  return <ListPanel {...props} inPanel={false} />;
};
