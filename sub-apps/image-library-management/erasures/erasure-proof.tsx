import { CopyOutlined, DownloadOutlined } from "@ant-design/icons";
import type { Erasure } from "@console-shell/contract/calls/erasure";
import { useFormat, useNotify } from "@console-shell/sdk";
import { Facts, useDownload } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./erasures.module.css";

/** What an erasure removed, and how to verify it; opens below its row. */
export const ErasureProof = ({ erasure }: { erasure: Erasure }) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const download = useDownload();
  const { id, faces, vectors, listHash, byClientApp } = erasure;
  // Without https browsers have no clipboard.
  const write = async () => navigator.clipboard.writeText(listHash);
  const copy = () =>
    void write().then(
      () => notify({ kind: "success", title: text("word.copied") }),
      () => notify({ kind: "warning", title: text("erasures.copyFailed") }),
    );
  return (
    <div className={styles.proof}>
      <Facts
        items={[
          { label: text("erasures.faces"), value: format.number(faces) },
          { label: text("erasures.vectors"), value: format.number(vectors) },
          ...(byClientApp
            ? [
                {
                  label: text("erasures.key"),
                  value: text("erasures.keyOf", {
                    name: byClientApp.key.name,
                    prefix: byClientApp.key.prefix,
                    maker: byClientApp.keyMadeBy.name,
                  }),
                },
              ]
            : []),
        ]}
      />
      <div>
        <div className={styles.hashTitle}>{text("erasures.hash")}</div>
        <div className={styles.hashLine}>
          <code className={styles.hash}>{listHash}</code>
          <Button size="small" icon={<CopyOutlined aria-hidden="true" />} onClick={copy}>
            {text("word.copy")}
          </Button>
          <a {...download(`/cc-api/erasure/${id}/export`)}>
            <DownloadOutlined aria-hidden="true" /> {text("erasures.list")}
          </a>
        </div>
        <p className={styles.hint}>{text("erasures.hashHint")}</p>
      </div>
    </div>
  );
};
