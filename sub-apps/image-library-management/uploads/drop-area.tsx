import {
  FolderOpenOutlined,
  InboxOutlined,
  LinkOutlined,
  PictureOutlined,
} from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { useFormat } from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./uploads.module.css";
import type { Uploader } from "./use-uploader.tsx";

/** In place of an empty library's pictures: all ways to add some. */
export const DropArea = ({ uploader }: { uploader: Uploader }) => {
  const text = useText();
  const format = useFormat();
  const { button } = uploader;
  return (
    <div className={styles.drop}>
      <InboxOutlined className={styles.icon} aria-hidden="true" />
      <div>
        <div>{text("upload.prompt")}</div>
        <div className={styles.hint}>
          {text("upload.hint", { limit: format.number(uploadBytes / 2 ** 20) })}
        </div>
      </div>
      <div className={styles.choices}>
        <Button
          {...button}
          icon={<PictureOutlined aria-hidden="true" />}
          onClick={uploader.chooseFiles}
        >
          {text("upload.files")}
        </Button>
        <Button
          {...button}
          icon={<FolderOpenOutlined aria-hidden="true" />}
          onClick={uploader.chooseFolder}
        >
          {text("upload.folder")}
        </Button>
        <Button {...button} icon={<LinkOutlined aria-hidden="true" />} onClick={uploader.enterUrls}>
          {text("upload.urls")}
        </Button>
      </div>
    </div>
  );
};
