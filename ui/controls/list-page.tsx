import { ConfigProvider, Typography } from "antd";
import { type ReactNode, useContext } from "react";
import { ExportLink, type ExportLinkProps } from "./export-link.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { Page } from "./page.tsx";
import { Panel } from "./panel.tsx";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useWords } from "./use-words.ts";

interface ListPageProps {
  title: string;
  description?: ReactNode;
  /** The export of all matches. */
  file?: ExportLinkProps;
  /** Further buttons; put the one that adds a record last. */
  actions?: ReactNode;
  search?: SearchBoxProps;
  /** Further filters: `FilterSelect`, `DayRange`, … */
  filters?: ReactNode;
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

/** A list page: head with export, search, filters and count, and the table. */
export const ListPage = ({
  title,
  description,
  file,
  actions,
  search,
  filters,
  failed,
  onRetry,
  before,
  after,
  children,
  ...count
}: ListPageProps) => (
  <Page
    title={title}
    description={description}
    actions={
      file || actions ? (
        <>
          {file ? <ExportLink {...file} /> : null}
          {actions}
        </>
      ) : null
    }
  >
    {before}
    <Panel>
      <Toolbar end={"total" in count ? <Count {...count} /> : null}>
        {search ? <SearchBox {...search} /> : null}
        {filters}
      </Toolbar>
      {failed ? <LoadFailure onRetry={onRetry} /> : children}
    </Panel>
    {after}
  </Page>
);

/* A live region: announces the count when a search or a filter changes it; empty until known. */
const Count = ({ total }: Pick<ListPageProps, "total">) => {
  const words = useWords();
  const { locale } = useContext(ConfigProvider.ConfigContext);
  const said = (total === 1 ? words.oneRecord : words.records).replace(
    "{total}",
    total?.toLocaleString(locale?.locale) ?? "",
  );
  return (
    <Typography.Text type="secondary" aria-live="polite">
      {total === undefined ? null : said}
    </Typography.Text>
  );
};
