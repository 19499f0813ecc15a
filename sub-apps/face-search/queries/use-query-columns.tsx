import { Picture, type TableColumns } from "@console-shell/ui";
import type { FaceQuery } from "@console-shell/contract/calls/face-search";
import { useFormat } from "@console-shell/sdk";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { DecisionState } from "../shared/decision-state.tsx";
import styles from "./queries.module.css";

/** The history's columns; on a narrow screen the first ones contain the essentials. */
export const useQueryColumns = (): TableColumns<FaceQuery> => {
  const text = useText();
  const format = useFormat();
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
      title: text("word.collection"),
      key: "collection",
      from: "xl",
      render: (_, query) =>
        query.collection.id === null
          ? text("query.deletedCollection", { name: query.collection.name })
          : query.collection.name,
    },
    {
      title: text("word.threshold"),
      key: "threshold",
      className: styles.oneLine!,
      align: "end",
      sorter: true,
      from: "wide",
      render: (_, query) => format.percent(query.threshold),
    },
    {
      title: text("queries.candidates"),
      key: "hitCount",
      className: styles.oneLine!,
      align: "end",
      sorter: true,
      from: "md",
      render: (_, query) => (
        <>
          {format.number(query.hitCount)}
          {query.bestSimilarity === null ? null : (
            <span className={styles.second}>
              {" · "}
              {text("queries.best", { similarity: format.percent(query.bestSimilarity) })}
            </span>
          )}
        </>
      ),
    },
    {
      title: text("queries.decision"),
      key: "decision",
      className: styles.oneLine!,
      render: (_, query) => <DecisionState decision={query.decision} />,
    },
  ];
};
