import { InboxOutlined } from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { useFormat, useWritable } from "@console-shell/sdk";
import { Upload } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./query-image.module.css";

interface UploadSourceProps {
  isBusy: boolean;
  onPicture: (file: File) => void;
}

/** Drop or choose a picture. */
export const UploadSource = ({ isBusy, onPicture }: UploadSourceProps) => {
  const text = useText();
  const format = useFormat();
  const writable = useWritable();
  return (
    <Upload.Dragger
      disabled={!writable || isBusy}
      accept="image/jpeg,image/png,image/webp"
      showUploadList={false}
      beforeUpload={(file) => {
        onPicture(file);
        return false;
      }}
    >
      <InboxOutlined className={styles.icon} aria-hidden="true" />
      <div>{text("upload.prompt")}</div>
      <div className={styles.second}>
        {text("upload.hint", { limit: format.number(uploadBytes / 2 ** 20) })}
      </div>
    </Upload.Dragger>
  );
};
