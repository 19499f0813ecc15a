import { Tag } from "@console-shell/ui";
import type { Library } from "@console-shell/contract/calls/library";
import { SyncOutlined, UserOutlined, WarningOutlined } from "@ant-design/icons";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "./indexing.module.css";

/** A library's pending, failed and faceless pictures; renders nothing if there are none. */
export const LibraryIndexing = ({ library }: { library: Library }) => {
  const text = useText();
  const { waiting, failed, faceless } = library.indexing;
  const queue = (state?: string) =>
    `/indexing?${new URLSearchParams({ libraryId: library.id, ...(state && { state }) })}`;
  return (
    <>
      {waiting > 0 ? (
        <Link className={styles.status} to={queue()}>
          <Tag icon={<SyncOutlined aria-hidden="true" />}>
            {text("indexing.waiting", { count: waiting })}
          </Tag>
        </Link>
      ) : null}
      {failed > 0 ? (
        <Link className={styles.status} to={queue("failed")}>
          <Tag icon={<WarningOutlined aria-hidden="true" />} color="error">
            {text("indexing.failed", { count: failed })}
          </Tag>
        </Link>
      ) : null}
      {faceless > 0 ? (
        <Link className={styles.status} to={`/libraries/${library.id}?show=faceless`}>
          <Tag icon={<UserOutlined aria-hidden="true" />} color="warning">
            {text("indexing.faceless", { count: faceless })}
          </Tag>
        </Link>
      ) : null}
    </>
  );
};
