import { Picture, type TableColumns } from "@console-shell/ui";
import type { FaceQuery } from "@console-shell/contract/calls/face-search";
import { useFormat } from "@console-shell/sdk";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { DecisionState } from "../shared/decision-state.tsx";
import { useSimilarityText } from "../shared/presets.ts";
import styles from "./queries.module.css";

/** The history's columns; on a narrow screen the first ones contain the essentials. */
export const useQueryColumns = (): TableColumns<FaceQuery> => {
  const text = useText();
  const format = useFormat();
  const similarityText = useSimilarityText();
  return [
    {
      title: text("queries.purpose"),
      key: "purpose",
      card: "title",
      render: (_, query) => (
        <div className={styles.named}>
          <span className={styles.queryImage}>
            <Picture src={`/cc-api/face-search/query/${query.id}/image`} alt="" />
          </span>
          <div>
            <Link to={`/queries/${query.id}`}>{query.purpose}</Link>
            <div className={`${styles.narrow} ${styles.second}`}>
              {format.dateTime(query.createdAt)}
            </div>
            <div className={`${styles.roomy} ${styles.second}`}>
              {query.collection.id === null
                ? text("query.deletedCollection", { name: query.collection.name })
                : query.collection.name}
            </div>
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
      render: (_, query) => format.dateTime(query.createdAt),
    },
    {
      title: text("word.operator"),
      key: "operator",
      from: "xl",
      render: (_, query) => query.operator.name,
    },
    {
      title: text("word.threshold"),
      key: "threshold",
      className: styles.oneLine!,
      align: "end",
      sorter: true,
      from: "wide",
      card: "hidden",
      render: (_, query) => format.percent(query.threshold),
    },
    {
      title: text("queries.candidates"),
      key: "hitCount",
      className: styles.oneLine!,
      align: "end",
      sorter: true,
      from: "md",
      card: "line",
      render: (_, query) => format.number(query.hitCount),
    },
    {
      title: text("query.best"),
      key: "bestSimilarity",
      className: styles.oneLine!,
      align: "end",
      from: "md",
      card: "amount",
      render: (_, query) =>
        query.bestSimilarity === null ? "–" : similarityText(query.bestSimilarity),
    },
    {
      title: text("queries.decision"),
      key: "decision",
      className: styles.oneLine!,
      card: "status",
      render: (_, query) => (
        <>
          <DecisionState decision={query.decision} />
          {query.decision ? null : (
            <div className={`${styles.roomy} ${styles.second}`}>
              {format.relative(query.createdAt)}
            </div>
          )}
        </>
      ),
    },
  ];
};
