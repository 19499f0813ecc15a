import { Space, Typography } from "antd";
import type { ReactNode } from "react";
import { ColumnChooser, type ColumnChooserProps } from "./column-chooser.tsx";
import { CreateButton, type Create } from "./empty-list.tsx";
import { ExportLink, type ExportLinkProps } from "./export-link.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { Page } from "./page.tsx";
import { Panel } from "./panel.tsx";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useRecordCount } from "./use-record-count.ts";
import { useNarrow } from "../table/use-narrow.ts";
import { useWords } from "./use-words.ts";

export interface ListFrameProps {
  title: string;
  description?: ReactNode;
  /** Whether it is a panel of another record's page. */
  inPanel?: boolean;
  /** The export of all matches. */
  file?: ExportLinkProps;
  /** Further buttons. */
  actions?: ReactNode;
  create?: Create | undefined;
  search?: SearchBoxProps;
  /** Further filters: `FilterSelect`, `DayRange`, … */
  filters?: ReactNode;
  /** How many of them are set. */
  inUse?: number;
  /** Clears search and filters; undefined if there are none. */
  onClear?: (() => void) | undefined;
  /** Sorts cards, which have no heads to press. */
  sort?: ReactNode;
  /** Selects all cards of the page. */
  selects?: ReactNode;
  /** Shows the list next to one of its records; stays in the toolbar there. */
  split?: ReactNode;
  /** Chooses a saved view. */
  views?: ReactNode;
  /** Chooses the table's columns. */
  columns?: ColumnChooserProps;
  /** Totals of everything that matches, above the table. */
  totals?: ReactNode;
  /** The number of matches, if the table doesn't show it; undefined until known. */
  total?: number | undefined;
  /** Whether reading the list failed. */
  failed: boolean;
  onRetry: () => void;
  /** Content between the head and the list. */
  before?: ReactNode;
  /** Content of the page rather than of the list, such as dialogs; it stays while the list is refetched. */
  after?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** What surrounds a list: head with export, search, filters and count. Sub-apps use the SDK's `ListPage`. */
export const ListFrame = ({
  title,
  description,
  inPanel = false,
  file,
  actions,
  create,
  search,
  filters,
  inUse,
  onClear,
  sort,
  selects,
  split,
  views,
  columns,
  totals,
  failed,
  onRetry,
  before,
  after,
  children,
  ...count
}: ListFrameProps) => {
  const words = useWords();
  const narrow = useNarrow();
  const buttons =
    file || actions || create ? (
      <>
        {file ? <ExportLink {...file} /> : null}
        {actions}
        {create ? <CreateButton {...create} /> : null}
      </>
    ) : null;
  const list = (
    <>
      {totals && narrow ? (
        <details className="cs-totals cs-fold">
          <summary>{words.totals}</summary>
          {totals}
        </details>
      ) : null}
      {totals && !narrow ? <div className="cs-totals">{totals}</div> : null}
      <Toolbar
        filters={filters}
        inUse={inUse}
        onClear={onClear}
        sort={sort}
        views={views}
        columns={columns ? <ColumnChooser {...columns} /> : null}
        total={count.total}
        end={
          "total" in count || selects || split ? (
            <>
              {"total" in count ? <Count {...count} /> : null}
              {selects}
              {split}
            </>
          ) : null
        }
      >
        {search ? <SearchBox {...search} /> : null}
      </Toolbar>
      {failed ? <LoadFailure onRetry={onRetry} /> : children}
    </>
  );
  if (inPanel)
    return (
      <Panel title={title} extra={buttons && <Space wrap>{buttons}</Space>}>
        {before}
        {list}
        {after}
      </Panel>
    );
  return (
    <Page title={title} description={description} actions={buttons}>
      {before}
      <div className="cs-list">{list}</div>
      {after}
    </Page>
  );
};

/* A live region: announces the count when a search or a filter changes it; empty until known. */
const Count = ({ total }: Pick<ListFrameProps, "total">) => {
  const countOf = useRecordCount();
  return (
    <Typography.Text type="secondary" aria-live="polite">
      {total === undefined ? null : countOf(total)}
    </Typography.Text>
  );
};
