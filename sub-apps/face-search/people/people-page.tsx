import type { Person } from "@console-shell/contract/calls/people";
import {
  sortOf,
  useApiQuery,
  useFormat,
  useListState,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import {
  EmptyState,
  LoadFailure,
  Page,
  Panel,
  Picture,
  SearchBox,
  Toolbar,
  useChoices,
  type TableColumns,
  ScrollTable,
  type SortOrder,
} from "@console-shell/ui";
import { Button, Select } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../queries/queries.module.css";

const sortFields = ["name", "faceCount", "updatedAt"] as const;
const maxCollections = 200;

const useColumns = (orderOf: (column: string) => SortOrder): TableColumns<Person> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      title: text("people.face"),
      key: "cover",
      width: 72,
      render: (_, { id, coverId }) =>
        coverId ? (
          <span className={styles.probe}>
            <Picture src={`/cc-api/face-search/person/${id}/face/${coverId}/picture`} alt="" />
          </span>
        ) : null,
    },
    {
      title: text("people.name"),
      key: "name",
      sorter: true,
      sortOrder: orderOf("name"),
      render: (_, { id, name, collection }) => (
        <>
          <Link to={`/people/${id}`}>{name}</Link>
          <div className={`${styles.narrow} ${styles.second}`}>{collection.name}</div>
        </>
      ),
    },
    {
      title: text("queries.collection"),
      key: "collection",
      from: "md",
      render: (_, { collection }) => collection.name,
    },
    {
      title: text("people.faces"),
      key: "faceCount",
      align: "end",
      sorter: true,
      sortOrder: orderOf("faceCount"),
      render: (_, { faceCount }) => format.number(faceCount),
    },
    {
      title: text("collections.changed"),
      key: "updatedAt",
      sorter: true,
      sortOrder: orderOf("updatedAt"),
      from: "md",
      render: (_, { updatedAt }) => format.dateTime(updatedAt),
    },
  ];
};

/** The people in all collections; search, filter, order and page are in the address. */
export const PeoplePage = () => {
  const text = useText();
  usePageTitle(text("people.title"));
  const mayReadCollections = usePermission("face-search:collection:read");
  const list = useListState(["collection"], { sort: "-updatedAt" });
  const { page, pageSize, search, sort, collection } = list.values;
  const columns = useColumns(list.orderOf);
  const collections = useApiQuery(
    "GET /cc-api/face-search/collection/list",
    { query: { pageSize: maxCollections } },
    { enabled: mayReadCollections },
  );
  const choices = useChoices(collections, { hasOthers: true });
  const people = useApiQuery(
    "GET /cc-api/face-search/person/list",
    { query: { page, pageSize, search, collectionId: collection, ...sortOf(sortFields, sort) } },
    { keepPrevious: true },
  );
  const isFiltered = Boolean(search ?? collection);
  return (
    <Page title={text("people.title")} description={text("people.description")}>
      <Panel>
        <Toolbar>
          <SearchBox
            label={text("people.search")}
            value={search}
            onSearch={(search) => list.set({ search: search })}
          />
          {mayReadCollections ? (
            <Select
              className={styles.filter}
              aria-label={text("filter.collection")}
              value={collection ?? ""}
              onChange={(collection) => list.set({ collection })}
              {...choices}
              options={[
                { value: "", label: text("filter.allCollections") },
                ...(collections.data?.items ?? []).map(({ id, name }) => ({
                  value: id,
                  label: name,
                })),
              ]}
            />
          ) : null}
        </Toolbar>
        {people.error ? (
          <LoadFailure message={people.error.message} onRetry={people.refetch} />
        ) : (
          <ScrollTable<Person>
            label={text("people.title")}
            scroll={{ x: true }}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={people.data?.items}
            loading={{ spinning: people.isLoading, delay: 200 }}
            {...list.tableProps<Person>(people.data?.total)}
            locale={{
              emptyText: people.data ? (
                <EmptyState
                  description={text(isFiltered ? "people.noneFound" : "people.none")}
                  action={
                    isFiltered ? (
                      <Button
                        onClick={() => list.set({ search: undefined, collection: undefined })}
                      >
                        {text("filter.clear")}
                      </Button>
                    ) : undefined
                  }
                />
              ) : (
                " "
              ),
            }}
          />
        )}
      </Panel>
    </Page>
  );
};
