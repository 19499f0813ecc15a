import {
  FolderOpenOutlined,
  InboxOutlined,
  LinkOutlined,
  PictureOutlined,
} from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { useFormat, useWritable } from "@console-shell/sdk";
import { Button } from "antd";
import { useRef, useState, type ChangeEvent, type DragEvent } from "react";
import { useText } from "../messages/index.ts";
import { filesOfDrop, filesOfInput, uploadsOf } from "./chosen-files.ts";
import { handlesOfDrop } from "./file-handles.ts";
import { UrlForm } from "./url-form.tsx";
import styles from "./uploads.module.css";
import { useUploads } from "./uploads-context.ts";
import { useZipNames } from "./zip-names-form.tsx";

/** Selects a folder; React has no type for this attribute. */
const ofFolder = { webkitdirectory: "" };
const accepted = "image/jpeg,image/png,image/webp,application/zip,.zip";

/** Drop or choose pictures, folders and ZIPs, or enter addresses. */
export const DropArea = ({ libraryId }: { libraryId: string }) => {
  const text = useText();
  const format = useFormat();
  const uploads = useUploads();
  const writable = useWritable();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isListing, setListing] = useState(false);
  const zipNames = useZipNames();

  const take = async (
    found: AsyncIterable<{ file: File; path: string }>,
    handles?: Promise<FileSystemHandle[]>,
  ) => {
    setReading(true);
    try {
      const news = await uploadsOf(found, zipNames.choose);
      uploads.add(libraryId, news, await handles?.catch(() => []));
    } finally {
      setReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!writable) return;
    void take(filesOfDrop(event.dataTransfer), handlesOfDrop(event.dataTransfer));
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take(filesOfInput([...(currentTarget.files ?? [])]));
    // Lets the same files be chosen again.
    currentTarget.value = "";
  };
  const button = { disabled: !writable, loading: isReading };
  return (
    <div
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(writable);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <InboxOutlined className={styles.icon} aria-hidden="true" />
      <div className={styles.prompt}>
        <div>{text("upload.prompt")}</div>
        <div className={styles.hint}>
          {text("upload.hint", { limit: format.number(uploadBytes / 2 ** 20) })}
        </div>
      </div>
      <div className={styles.choices}>
        <Button
          {...button}
          icon={<PictureOutlined aria-hidden="true" />}
          onClick={() => files.current?.click()}
        >
          {text("upload.files")}
        </Button>
        <Button
          {...button}
          icon={<FolderOpenOutlined aria-hidden="true" />}
          onClick={() => folder.current?.click()}
        >
          {text("upload.folder")}
        </Button>
        <Button
          {...button}
          icon={<LinkOutlined aria-hidden="true" />}
          onClick={() => setListing(true)}
        >
          {text("upload.urls")}
        </Button>
      </div>
      <input ref={files} type="file" hidden multiple accept={accepted} onChange={onChange} />
      <input ref={folder} type="file" hidden multiple {...ofFolder} onChange={onChange} />
      {zipNames.dialog}
      {isListing ? (
        <UrlForm
          onClose={() => setListing(false)}
          onList={(urls) =>
            uploads.add(
              libraryId,
              urls.map((url) => ({ url })),
            )
          }
        />
      ) : null}
    </div>
  );
};
