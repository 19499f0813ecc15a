import { Picture, type TableColumns, Tag } from "@console-shell/ui";
import { TagOutlined } from "@ant-design/icons";
import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import { useFormat } from "@console-shell/sdk";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { useSearchTitle } from "../shared/use-search-title.ts";
import { Feedback } from "./feedback.tsx";
import styles from "./queries.module.css";

/** The history's columns; on a narrow screen the first ones contain the essentials. */
export const useQueryColumns = (): TableColumns<ObjectQuery> => {
  const text = useText();
  const format = useFormat();
  const titleOf = useSearchTitle();
  return [
    {
      title: text("queries.query"),
      key: "query",
      render: (_, query) => (
        <div className={styles.query}>
          <span className={styles.queryImage}>
            {query.mode === "label" ? (
              <TagOutlined aria-hidden />
            ) : (
              <Picture src={`/cc-api/object-search/query/${query.id}/image`} alt="" />
            )}
          </span>
          <div>
            <div className={styles.title}>
              <Link to={`/queries/${query.id}`}>{titleOf(query)}</Link>
              {query.round > 1 ? <Tag>{text("rounds.round", { round: query.round })}</Tag> : null}
            </div>
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
      className: styles.whole,
      sorter: true,
      from: "md",
      render: (_, query) => format.dateTime(query.createdAt),
    },
    {
      title: text("word.operator"),
      key: "operator",
      className: styles.whole,
      from: "xl",
      render: (_, query) => query.operator.name,
    },
    {
      title: text("word.collection"),
      key: "collection",
      from: "xl",
      render: (_, { collection }) =>
        collection.id === null
          ? text("query.deletedCollection", { name: collection.name })
          : collection.name,
    },
    {
      title: text("word.threshold"),
      key: "threshold",
      align: "end",
      sorter: true,
      from: "xl",
      render: (_, query) => format.percent(query.threshold),
    },
    {
      title: text("queries.results"),
      key: "hitCount",
      align: "end",
      sorter: true,
      from: "md",
      render: (_, query) => format.number(query.hitCount),
    },
    {
      title: text("queries.feedback"),
      key: "feedback",
      className: styles.whole,
      render: (_, query) => <Feedback query={query} />,
    },
  ];
};
