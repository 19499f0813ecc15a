import { useFormat } from "@console-shell/sdk";
import { Button, Progress, Segmented } from "antd";
import { useState, useSyncExternalStore } from "react";
import { useText } from "../messages/index.ts";
import { LeftNotice } from "./left-notice.tsx";
import { UploadList } from "./upload-list.tsx";
import styles from "./uploads.module.css";
import { useUploads } from "./uploads-context.ts";

/** Uploads: overall progress, and the result of each; nothing if there are none. */
export const UploadPanel = ({ libraryId }: { libraryId: string }) => {
  const text = useText();
  const format = useFormat();
  const { store, retry, clear } = useUploads();
  useSyncExternalStore(store.subscribe, store.version);
  const [show, setShow] = useState<"all" | "failed">("all");
  const uploads = store.of(libraryId);
  const { total, done, present, failed } = store.counts(libraryId);
  const ended = done + present + failed;
  const shown =
    show === "failed" && failed > 0 ? uploads.filter((one) => one.state === "failed") : uploads;
  return (
    <div className={styles.panel}>
      {total === 0 ? <LeftNotice libraryId={libraryId} /> : null}
      {total > 0 ? (
        <section aria-label={text("upload.list")}>
          <div className={styles.summary}>
            <output>{text("upload.progress", { done: ended, total })}</output>
            <Progress
              className={styles.bar}
              percent={Math.floor((ended / total) * 100)}
              // Without a status, antd's turns green at 100%.
              status={
                failed === total
                  ? "exception"
                  : ended === total && failed === 0
                    ? "success"
                    : "normal"
              }
              showInfo={false}
              size="small"
              aria-label={text("upload.list")}
            />
            <span className={styles.hint}>
              {text("upload.outcome", {
                done: format.number(done),
                present: format.number(present),
                failed: format.number(failed),
              })}
            </span>
            {failed > 0 ? (
              <Segmented
                size="small"
                aria-label={text("upload.which")}
                value={show}
                onChange={setShow}
                options={(["all", "failed"] as const).map((value) => ({
                  value,
                  label: text(`upload.which.${value}`),
                }))}
              />
            ) : null}
            <Button size="small" disabled={ended === 0} onClick={() => clear(libraryId)}>
              {text("upload.clear")}
            </Button>
          </div>
          <UploadList uploads={shown} onRetry={retry} />
        </section>
      ) : null}
    </div>
  );
};
