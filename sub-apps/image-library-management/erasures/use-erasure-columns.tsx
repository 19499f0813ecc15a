import { Status, type TableColumns, useDownload } from "@console-shell/ui";
import { DownloadOutlined } from "@ant-design/icons";
import type { Erasure } from "@console-shell/contract/calls/erasure";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import styles from "./erasures.module.css";

export const useErasureColumns = (): TableColumns<Erasure> => {
  const text = useText();
  const download = useDownload();
  const format = useFormat();
  return [
    {
      key: "erasedAt",
      title: text("erasures.erasedAt"),
      render: (_value, { erasedAt }) => (
        <time dateTime={new Date(erasedAt).toISOString()}>{format.dateTime(erasedAt)}</time>
      ),
    },
    { key: "library", title: text("word.library"), render: (_value, { library }) => library.name },
    {
      key: "cause",
      title: text("erasures.cause"),
      render: (_value, { cause, erasedBy, byClientApp }) => (
        <>
          {text(`erasures.cause.${cause}`)}
          {erasedBy ? <span className={styles.below}>{erasedBy.name}</span> : null}
          {byClientApp ? (
            <span className={styles.below}>
              {text("erasures.byClientApp", {
                clientApp: byClientApp.clientApp.name,
                name: byClientApp.key.name,
                prefix: byClientApp.key.prefix,
                maker: byClientApp.keyMadeBy.name,
              })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: "what",
      title: text("erasures.what"),
      render: (_value, { images, faces, vectors, bytes }) => (
        <>
          {text("library.images", { count: images })}
          <span className={styles.below}>
            {text("erasures.counts", { faces, vectors, size: format.bytes(bytes) })}
          </span>
        </>
      ),
    },
    {
      key: "files",
      title: text("erasures.files"),
      render: (_value, { filesGone }) => (
        <Status
          status={filesGone ? "success" : "processing"}
          text={text(filesGone ? "erasures.filesGone" : "erasures.filesLeft")}
        />
      ),
    },
    {
      key: "proof",
      title: text("erasures.proof"),
      render: (_value, { id, listHash }) => (
        <>
          <a {...download(`/cc-api/erasure/${id}/export`)}>
            <DownloadOutlined aria-hidden="true" /> {text("erasures.list")}
          </a>
          <code className={styles.hash}>{listHash}</code>
        </>
      ),
    },
  ];
};
