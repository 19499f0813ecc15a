import { PlusOutlined } from "@ant-design/icons";
import type { FaceCollection } from "@console-shell/contract/calls/face-search";
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
import { Button, Tag } from "antd";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { CollectionForm } from "./collection-form.tsx";
import styles from "./collections.module.css";

const useColumns = (): TableColumns<FaceCollection> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      title: text("collections.name"),
      key: "name",
      render: (_, collection) => (
        <>
          <Link to={`/collections/${collection.id}`}>{collection.name}</Link>
          <div className={styles.second}>{collection.description}</div>
        </>
      ),
    },
    {
      title: text("collections.libraries"),
      key: "libraries",
      render: (_, { libraries }) =>
        libraries.length > 0 ? (
          <span className={styles.tags}>
            {libraries.map((library) => (
              <Tag key={library.id}>{library.name}</Tag>
            ))}
          </span>
        ) : (
          text("common.none")
        ),
    },
    {
      title: text("collections.threshold"),
      key: "threshold",
      align: "end",
      from: "md",
      render: (_, collection) => format.percent(collection.defaultThreshold),
    },
    {
      title: text("collections.changed"),
      key: "updatedAt",
      from: "lg",
      render: (_, collection) => format.dateTime(collection.updatedAt),
    },
  ];
};

/** All collections of libraries for face search. */
export const CollectionsPage = () => {
  const text = useText();
  const navigate = useNavigate();
  usePageTitle(text("collections.title"));
  const mayUpdate = usePermission("face-search:collection:update");
  const [isCreating, setCreating] = useState(false);
  usePaletteEntries(
    mayUpdate
      ? [{ key: "add", title: text("collections.create"), run: () => setCreating(true) }]
      : [],
  );
  const columns = useColumns();
  const list = useListState();
  const { page, pageSize, search } = list.values;
  const collections = useApiQuery(
    "GET /cc-api/face-search/collection/list",
    { query: { page, pageSize, search } },
    { keepPrevious: true },
  );
  return (
    <Page
      title={text("collections.title")}
      description={text("collections.description")}
      actions={
        mayUpdate ? (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {text("collections.create")}
          </Button>
        ) : null
      }
    >
      <Panel>
        <Toolbar>
          <SearchBox
            label={text("collections.search")}
            value={search}
            onSearch={(search) => list.set({ search: search })}
          />
        </Toolbar>
        {collections.error ? (
          <LoadFailure message={collections.error.message} onRetry={collections.refetch} />
        ) : (
          <ScrollTable<FaceCollection>
            label={text("collections.title")}
            scroll={{ x: true }}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={collections.data?.items}
            loading={{ spinning: collections.isLoading, delay: 200 }}
            {...list.tableProps<FaceCollection>(collections.data?.total)}
            locale={{
              emptyText: (
                <EmptyState
                  description={text(search ? "collections.noneFound" : "collections.none")}
                />
              ),
            }}
          />
        )}
      </Panel>
      {isCreating ? (
        <CollectionForm
          onClose={() => setCreating(false)}
          onSaved={({ id }) => void navigate(`/collections/${id}`)}
        />
      ) : null}
    </Page>
  );
};
