import { SwapOutlined } from "@ant-design/icons";
import type { FaceComparison } from "@console-shell/contract/calls/face-comparison";
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
  type TableColumns,
  ScrollTable,
  type SortOrder,
} from "@console-shell/ui";
import { Button } from "antd";
import { Link, useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../queries/queries.module.css";
import { PresetTag } from "../shared/preset-tag.tsx";

const sortFields = ["createdAt", "similarity"] as const;

const useColumns = (orderOf: (column: string) => SortOrder): TableColumns<FaceComparison> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      title: text("comparisons.faces"),
      key: "faces",
      width: 116,
      render: (_, { id }) => (
        <span className={styles.faces}>
          {(["one", "other"] as const).map((side) => (
            <span key={side} className={styles.probe}>
              <Picture src={`/cc-api/face-search/comparison/${id}/${side}/picture`} alt="" />
            </span>
          ))}
        </span>
      ),
    },
    {
      title: text("queries.purpose"),
      key: "purpose",
      render: (_, { id, purpose, createdAt }) => (
        <>
          <Link to={`/comparisons/${id}`}>{purpose}</Link>
          <div className={`${styles.narrow} ${styles.second}`}>{format.dateTime(createdAt)}</div>
        </>
      ),
    },
    {
      title: text("queries.time"),
      key: "createdAt",
      sorter: true,
      sortOrder: orderOf("createdAt"),
      from: "md",
      render: (_, { createdAt }) => format.dateTime(createdAt),
    },
    {
      title: text("queries.operator"),
      key: "operator",
      from: "lg",
      render: (_, { operator }) => operator.name,
    },
    {
      title: text("comparisons.similarity"),
      key: "similarity",
      sorter: true,
      sortOrder: orderOf("similarity"),
      render: (_, { similarity }) => (
        <>
          {format.percent(similarity)} <PresetTag similarity={similarity} />
        </>
      ),
    },
  ];
};

/** Past comparisons of two faces; search, order and page are in the address. */
export const ComparisonsPage = () => {
  const text = useText();
  const navigate = useNavigate();
  usePageTitle(text("comparisons.title"));
  const mayCompare = usePermission("face-search:query:create");
  const list = useListState([], { sort: "-createdAt" });
  const { page, pageSize, search, sort } = list.values;
  const columns = useColumns(list.orderOf);
  const comparisons = useApiQuery(
    "GET /cc-api/face-search/comparison/list",
    { query: { page, pageSize, search, ...sortOf(sortFields, sort) } },
    { keepPrevious: true },
  );
  const compare = mayCompare ? (
    <Button
      type="primary"
      icon={<SwapOutlined aria-hidden="true" />}
      onClick={() => void navigate("/compare")}
    >
      {text("compare.title")}
    </Button>
  ) : null;
  return (
    <Page
      title={text("comparisons.title")}
      description={text("comparisons.description")}
      actions={compare}
    >
      <Panel>
        <Toolbar>
          <SearchBox
            label={text("filter.search")}
            value={search}
            onSearch={(search) => list.set({ search: search })}
          />
        </Toolbar>
        {comparisons.error ? (
          <LoadFailure message={comparisons.error.message} onRetry={comparisons.refetch} />
        ) : (
          <ScrollTable<FaceComparison>
            label={text("comparisons.title")}
            scroll={{ x: true }}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={comparisons.data?.items}
            loading={{ spinning: comparisons.isLoading, delay: 200 }}
            {...list.tableProps<FaceComparison>(comparisons.data?.total)}
            locale={{
              emptyText: comparisons.data ? (
                <EmptyState
                  description={text(search ? "comparisons.noneFound" : "comparisons.none")}
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
