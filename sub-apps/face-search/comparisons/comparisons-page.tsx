import { SwapOutlined } from "@ant-design/icons";
import type { FaceComparison } from "@console-shell/contract/calls/face-comparison";
import { ListPage, useFormat, useList, usePermission } from "@console-shell/sdk";
import { Picture, type TableColumns } from "@console-shell/ui";
import { Button } from "antd";
import { Link, useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../queries/queries.module.css";
import { useSimilarityText } from "../shared/presets.ts";
import { Verdict } from "../shared/verdict.tsx";

const useColumns = (): TableColumns<FaceComparison> => {
  const text = useText();
  const format = useFormat();
  const similarityText = useSimilarityText();
  return [
    {
      title: text("queries.purpose"),
      key: "purpose",
      card: "title",
      render: (_, { id, purpose, createdAt }) => (
        <div className={styles.named}>
          <span className={styles.faces}>
            {(["one", "other"] as const).map((side) => (
              <span key={side} className={styles.queryImage}>
                <Picture src={`/cc-api/face-search/comparison/${id}/${side}/picture`} alt="" />
              </span>
            ))}
          </span>
          <div>
            <Link to={`/comparisons/${id}`}>{purpose}</Link>
            <div className={`${styles.narrow} ${styles.second}`}>{format.dateTime(createdAt)}</div>
          </div>
        </div>
      ),
    },
    {
      title: text("word.time"),
      key: "createdAt",
      className: styles.oneLine!,
      sorter: true,
      from: "md",
      render: (_, { createdAt }) => format.dateTime(createdAt),
    },
    {
      title: text("word.operator"),
      key: "operator",
      from: "lg",
      render: (_, { operator }) => operator.name,
    },
    {
      title: text("comparisons.similarity"),
      key: "similarity",
      align: "end",
      sorter: true,
      card: "amount",
      render: (_, { similarity }) => similarityText(similarity),
    },
    {
      title: text("comparisons.verdict"),
      key: "verdict",
      className: styles.oneLine!,
      card: "status",
      render: (_, { similarity }) => <Verdict similarity={similarity} />,
    },
  ];
};

/** Past comparisons of two faces; search, order and page are in the address. */
export const ComparisonsPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const mayCompare = usePermission("face-search:query:create");
  const list = useList("GET /cc-api/face-search/comparison/list", {
    columns: useColumns(),
    sort: "-createdAt",
  });
  return (
    <ListPage
      list={list}
      title={text("comparisons.title")}
      file="/cc-api/face-search/comparison/export"
      description={text("comparisons.description")}
      actions={
        mayCompare ? (
          <Button
            type="primary"
            icon={<SwapOutlined aria-hidden="true" />}
            onClick={() => void navigate("/compare")}
          >
            {text("compare.title")}
          </Button>
        ) : null
      }
      search={text("filter.search")}
      scroll={{ x: true }}
      none={text("comparisons.none")}
      noneFound={text("comparisons.noneFound")}
    />
  );
};
