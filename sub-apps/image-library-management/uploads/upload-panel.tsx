import { InboxOutlined } from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/limits";
import { useFormat, useOnline } from "@console-shell/sdk";
import { Button, Progress, Upload } from "antd";
import { useText } from "../messages/index.ts";
import { UploadRow } from "./upload-row.tsx";
import styles from "./uploads.module.css";
import { useUploads } from "./uploads-context.ts";

/** Where pictures are dropped or chosen, and how each of them gets on. */
export const UploadPanel = ({ libraryId }: { libraryId: string }) => {
  const text = useText();
  const format = useFormat();
  const uploads = useUploads();
  const online = useOnline();
  const items = uploads.items.filter((item) => item.libraryId === libraryId);
  const ended = items.filter((item) => item.state === "done" || item.state === "failed");
  const failed = items.some((item) => item.state === "failed");
  return (
    <div className={styles.panel}>
      <Upload.Dragger
        disabled={!online}
        multiple
        accept="image/jpeg,image/png,image/webp"
        showUploadList={false}
        beforeUpload={(file, files) => {
          // Called for every file; all of them are taken at the first.
          if (file === files[0]) uploads.add(libraryId, files);
          return false;
        }}
      >
        <div className={styles.prompt}>
          <InboxOutlined className={styles.icon} aria-hidden="true" />
          <div>
            <div>{text("upload.prompt")}</div>
            <div className={styles.hint}>
              {text("upload.hint", { limit: format.number(uploadBytes / 2 ** 20) })}
            </div>
          </div>
        </div>
      </Upload.Dragger>
      {items.length > 0 ? (
        <section aria-label={text("upload.list")}>
          <div className={styles.summary}>
            <output>{text("upload.progress", { done: ended.length, total: items.length })}</output>
            <Progress
              className={styles.bar}
              percent={Math.round((ended.length / items.length) * 100)}
              status={failed ? "exception" : undefined}
              showInfo={false}
              size="small"
              aria-label={text("upload.list")}
            />
            <Button
              size="small"
              disabled={ended.length === 0}
              onClick={() => uploads.clear(libraryId)}
            >
              {text("upload.clear")}
            </Button>
          </div>
          <ul className={styles.list}>
            {items.map((item) => (
              <UploadRow key={item.key} upload={item} onRetry={() => uploads.retry(item.key)} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};
