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
  /** The file of all that matches. */
  file?: ExportLinkProps;
  /** Further buttons of the page; the one that adds a record comes last. */
  actions?: ReactNode;
  search?: SearchBoxProps;
  /** What else narrows the list: `FilterSelect`, `DayRange`, … */
  filters?: ReactNode;
  /** How many match, where the table does not say it; undefined until that is known. */
  total?: number | undefined;
  /** Whether the list could not be read. */
  failed: boolean;
  onRetry: () => void;
  /** What stands between the head and the list. */
  before?: ReactNode;
  /** What belongs to the page and not to the list: dialogs, which stay while the list is read again. */
  after?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A page that is a list: head with the file of it, search, filters and how many match, and the table. */
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

/* Announced again whenever a search or a filter changes it; empty until it is known. */
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
