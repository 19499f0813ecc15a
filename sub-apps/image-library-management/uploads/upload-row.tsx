import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  LoadingOutlined,
} from "@ant-design/icons";
import { useFormat } from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import type { Upload } from "./upload-state.ts";
import styles from "./uploads.module.css";

const icons = {
  waiting: <ClockCircleOutlined aria-hidden="true" />,
  sending: <LoadingOutlined aria-hidden="true" />,
  done: <CheckCircleOutlined className={styles.done} aria-hidden="true" />,
  failed: <CloseCircleOutlined className={styles.failed} aria-hidden="true" />,
};

/** One file on its way: its name, how it gets on and why it failed. */
export const UploadRow = ({ upload, onRetry }: { upload: Upload; onRetry: () => void }) => {
  const text = useText();
  const format = useFormat();
  const { file, state, reason } = upload;
  return (
    <li className={styles.row}>
      {icons[state]}
      <span className={styles.name}>{file.name}</span>
      <span className={styles.hint}>{format.bytes(file.size)}</span>
      <span className={state === "failed" ? styles.failed : styles.hint}>
        {text(`upload.${state}`)}
        {reason ? `: ${reason}` : ""}
      </span>
      {state === "failed" && upload.mayRetry ? (
        <Button size="small" type="link" onClick={onRetry}>
          {text("upload.retry")}
        </Button>
      ) : null}
    </li>
  );
};
