import { PlusOutlined } from "@ant-design/icons";
import type { ObjectCatalogue } from "@console-shell/contract/calls/object-search";
import {
  useApiQuery,
  useFormat,
  useListState,
  usePageTitle,
  usePermission,
  usePaletteEntries,
} from "@console-shell/sdk";
import {
  EmptyState,
  LoadFailure,
  Page,
  Panel,
  SearchBox,
  Toolbar,
  type TableColumns,
  ScrollTable,
} from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { useLabelName } from "../shared/use-label-name.ts";
import { CatalogueForm } from "./catalogue-form.tsx";
import styles from "./catalogues.module.css";
import { Labels } from "./labels.tsx";

const useColumns = (): TableColumns<ObjectCatalogue> => {
  const text = useText();
  const format = useFormat();
  const nameOf = useLabelName();
  return [
    {
      title: text("catalogues.name"),
      key: "name",
      render: (_, catalogue) => (
        <>
          <Link to={`/catalogues/${catalogue.id}`}>{catalogue.name}</Link>
          <div className={styles.second}>{catalogue.description}</div>
        </>
      ),
    },
    {
      title: text("catalogues.libraries"),
      key: "libraries",
      render: (_, { libraries }) =>
        libraries.length > 0 ? (
          <Labels labels={libraries.map((library) => library.name)} />
        ) : (
          text("common.none")
        ),
    },
    {
      title: text("catalogues.labels"),
      key: "labels",
      from: "md",
      render: (_, { labels }) =>
        labels.length > 0 ? <Labels labels={labels.map(nameOf)} /> : text("common.none"),
    },
    {
      title: text("catalogues.threshold"),
      key: "threshold",
      align: "end",
      from: "md",
      render: (_, catalogue) => format.percent(catalogue.defaultThreshold),
    },
    {
      title: text("catalogues.changed"),
      key: "updatedAt",
      from: "lg",
      render: (_, catalogue) => format.dateTime(catalogue.updatedAt),
    },
  ];
};

/** All catalogues of libraries for object search. */
export const CataloguesPage = () => {
  const text = useText();
  const navigate = useNavigate();
  usePageTitle(text("catalogues.title"));
  const mayUpdate = usePermission("object-search-manager:catalogue:update");
  const [isCreating, setCreating] = useState(false);
  usePaletteEntries(
    mayUpdate
      ? [{ key: "add", title: text("catalogues.create"), run: () => setCreating(true) }]
      : [],
  );
  const columns = useColumns();
  const list = useListState();
  const { page, pageSize, search } = list.values;
  const catalogues = useApiQuery(
    "GET /cc-api/object-search/catalogue/list",
    { query: { page, pageSize, search } },
    { keepPrevious: true },
  );
  return (
    <Page
      title={text("catalogues.title")}
      description={text("catalogues.description")}
      actions={
        mayUpdate ? (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {text("catalogues.create")}
          </Button>
        ) : null
      }
    >
      <Panel>
        <Toolbar>
          <SearchBox
            label={text("catalogues.search")}
            value={search}
            onSearch={(search) => list.set({ search: search })}
          />
        </Toolbar>
        {catalogues.error ? (
          <LoadFailure message={catalogues.error.message} onRetry={catalogues.refetch} />
        ) : (
          <ScrollTable<ObjectCatalogue>
            label={text("catalogues.title")}
            scroll={{ x: true }}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={catalogues.data?.items}
            loading={{ spinning: catalogues.isLoading, delay: 200 }}
            {...list.tableProps<ObjectCatalogue>(catalogues.data?.total)}
            locale={{
              emptyText: (
                <EmptyState
                  description={text(search ? "catalogues.noneFound" : "catalogues.none")}
                />
              ),
            }}
          />
        )}
      </Panel>
      {isCreating ? (
        <CatalogueForm
          onClose={() => setCreating(false)}
          onSaved={({ id }) => void navigate(`/catalogues/${id}`)}
        />
      ) : null}
    </Page>
  );
};
