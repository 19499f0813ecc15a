import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { useFormat } from "@console-shell/sdk";
import { Picture, Status, type TableColumns, Tag } from "@console-shell/ui";
import { TagOutlined } from "@ant-design/icons";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { useSearchTitle } from "../shared/use-search-title.ts";
import { SavedRowActions } from "./saved-row-actions.tsx";
import styles from "./saved.module.css";

interface RowDialogs {
  onChange: (saved: SavedObjectSearch) => void;
  onDelete: (saved: SavedObjectSearch) => void;
}

/** The saved searches' columns; on a narrow screen the first one contains the essentials. */
export const useSavedColumns = ({
  onChange,
  onDelete,
}: RowDialogs): TableColumns<SavedObjectSearch> => {
  const text = useText();
  const format = useFormat();
  const titleOf = useSearchTitle();
  return [
    {
      title: text("word.name"),
      key: "name",
      render: (_, saved) => (
        <div className={styles.name}>
          <span className={styles.queryImage}>
            {saved.mode === "label" ? (
              <TagOutlined aria-hidden />
            ) : (
              <Picture src={`/cc-api/object-search/query/${saved.searchId}/image`} alt="" />
            )}
          </span>
          <div>
            <div className={styles.title}>
              <Link to={`/queries/${saved.lastQueryId}`}>{saved.name}</Link>
              {saved.shared ? <Tag>{text("saved.shared")}</Tag> : null}
            </div>
            <div className={styles.second}>{titleOf(saved)}</div>
          </div>
        </div>
      ),
    },
    {
      title: text("saved.new"),
      key: "new",
      className: styles.whole,
      render: (_, { newCount }) =>
        newCount === null ? (
          <span className={styles.second}>{text("saved.unknown")}</span>
        ) : newCount > 0 ? (
          <Status status="processing" text={text("saved.newCount", { count: newCount })} />
        ) : (
          <span className={styles.second}>{text("saved.nothingNew")}</span>
        ),
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
      from: "xl",
      render: (_, saved) => format.percent(saved.threshold),
    },
    {
      title: text("saved.owner"),
      key: "owner",
      className: styles.whole,
      from: "xl",
      render: (_, { owner }) => owner.name,
    },
    {
      title: text("saved.lastRun"),
      key: "lastRunAt",
      className: styles.whole,
      from: "md",
      render: (_, { lastRunAt }) => format.dateTime(lastRunAt),
    },
    {
      title: text("word.actions"),
      key: "actions",
      align: "end",
      render: (_, saved) => (
        <SavedRowActions
          saved={saved}
          onChange={() => onChange(saved)}
          onDelete={() => onDelete(saved)}
        />
      ),
    },
  ];
};
