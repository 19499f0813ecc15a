import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  LinkOutlined,
  LoadingOutlined,
} from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { useFormat } from "@console-shell/sdk";
import { Button } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import type { Upload } from "./upload-state.ts";
import styles from "./uploads.module.css";

const icons = {
  waiting: <ClockCircleOutlined aria-hidden="true" />,
  sending: <LoadingOutlined aria-hidden="true" />,
  done: <CheckCircleOutlined className={styles.done} aria-hidden="true" />,
  present: <LinkOutlined aria-hidden="true" />,
  failed: <CloseCircleOutlined className={styles.failed} aria-hidden="true" />,
};

/** A file or address: its name, progress, and its picture or why it failed. */
export const UploadRow = ({ upload, onRetry }: { upload: Upload; onRetry: () => void }) => {
  const text = useText();
  const format = useFormat();
  const { libraryId, name, bytes, state, reason, image } = upload;
  const limit = format.number(uploadBytes / 2 ** 20);
  const why =
    reason && ("code" in reason ? text(`upload.reason.${reason.code}`, { limit }) : reason.message);
  const said =
    state === "present" && image?.isDeleted ? text("upload.inBin") : text(`upload.${state}`);
  const altered = upload.alterations?.map((one) => text(`upload.altered.${one}`)) ?? [];
  return (
    <>
      {icons[state]}
      <span className={styles.name} title={name}>
        {name}
      </span>
      {bytes === undefined ? null : <span className={styles.hint}>{format.bytes(bytes)}</span>}
      <span
        className={state === "failed" ? styles.failed : styles.hint}
        title={why ?? altered.join(", ")}
      >
        {said}
        {state === "failed" && why ? `: ${why}` : ""}
        {altered.length > 0 ? `: ${altered.join(", ")}` : ""}
      </span>
      {image && (state === "done" || state === "present") ? (
        <Link
          to={`/libraries/${libraryId}/images/${image.id}`}
          aria-label={text("upload.show", { name })}
        >
          {text("upload.showShort")}
        </Link>
      ) : null}
      {state === "failed" && upload.mayRetry ? (
        <Button size="small" type="link" onClick={onRetry}>
          {text("upload.retry")}
        </Button>
      ) : null}
    </>
  );
};
