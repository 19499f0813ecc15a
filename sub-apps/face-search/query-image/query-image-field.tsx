import styles from "./query-image.module.css";
import { PictureOutlined } from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { useFormat, useWritable, usePermission } from "@console-shell/sdk";
import { Upload, Alert, Button, Spin, Tabs } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { CameraSource } from "./camera-source.tsx";
import { FacePicker } from "./face-picker.tsx";
import { LibrarySource } from "./library-source.tsx";
import type { ChosenQueryImage } from "./use-query-image.ts";
import type { QueryImageFace } from "@console-shell/contract/calls/query-image";

interface UploadSourceProps {
  isBusy: boolean;
  onPicture: (file: File) => void;
}

/** Drop or choose a picture. */
const UploadSource = ({ isBusy, onPicture }: UploadSourceProps) => {
  const text = useText();
  const format = useFormat();
  const writable = useWritable();
  return (
    <Upload.Dragger
      className={styles.drop}
      disabled={!writable || isBusy}
      accept="image/jpeg,image/png,image/webp"
      showUploadList={false}
      beforeUpload={(file) => {
        onPicture(file);
        return false;
      }}
    >
      <PictureOutlined className={styles.icon} aria-hidden="true" />
      <div className={styles.drag}>{text("upload.prompt")}</div>
      <div className={styles.tap}>{text("upload.promptTap")}</div>
      <div className={styles.second}>
        {text("upload.hint", { limit: format.number(uploadBytes / 2 ** 20) })}
      </div>
    </Upload.Dragger>
  );
};

/** Below this, the face is probably a print, a screen or a mask. */
const doubtfulLiveness = 0.3;

/** What makes a face hard to recognise, in words; says so if nothing does. */
const FaceHints = ({ face }: { face: QueryImageFace }) => {
  const text = useText();
  const isDoubtful = face.liveness < doubtfulLiveness;
  if (face.flaws.length === 0 && !isDoubtful)
    return <Alert type="success" showIcon title={text("face.good")} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={text("face.flawed")}
      description={
        <ul className={styles.hints}>
          {face.flaws.map((flaw) => (
            <li key={flaw}>{text(`flaw.${flaw}`)}</li>
          ))}
          {isDoubtful ? <li>{text("face.notLive")}</li> : null}
        </ul>
      }
    />
  );
};

/* A phone's or tablet's camera is at hand, and its files mostly aren't. */
const touch = "(pointer: coarse)";

const Sources = ({ chosen }: { chosen: ChosenQueryImage }) => {
  const text = useText();
  const maySeeLibraries = usePermission("image-library-management:library:read");
  const maySeeImages = usePermission("image-library-management:image:read");
  const { isBusy, upload, fromImage } = chosen;
  const [isTouched] = useState(() => matchMedia(touch).matches);
  const library = {
    key: "library",
    label: text("source.library"),
    children: <LibrarySource isBusy={isBusy} onImage={fromImage} />,
  };
  const device = [
    {
      key: "upload",
      label: text("source.upload"),
      children: <UploadSource isBusy={isBusy} onPicture={upload} />,
    },
    {
      key: "camera",
      label: text("source.camera"),
      children: <CameraSource isBusy={isBusy} onPicture={upload} />,
    },
  ];
  return (
    <Tabs
      size="small"
      // Hiding a tab must turn off its camera; showing it loads its list.
      destroyOnHidden
      items={[
        ...(isTouched ? device.toReversed() : device),
        ...(maySeeLibraries && maySeeImages ? [library] : []),
      ]}
    />
  );
};

/** Accepts a picture and lets the operator select one of its faces. */
export const QueryImageField = ({ chosen }: { chosen: ChosenQueryImage }) => {
  const text = useText();
  const { queryImage, face, isBusy, failure } = chosen;
  if (!queryImage)
    return (
      <div aria-busy={isBusy} className={styles.field}>
        <output>
          {isBusy ? (
            <div className={styles.busy}>
              <Spin size="small" /> {text("queryImage.looking")}
            </div>
          ) : failure ? (
            <Alert type="error" showIcon title={text("queryImage.failed")} description={failure} />
          ) : null}
        </output>
        <Sources chosen={chosen} />
      </div>
    );
  const meant = face === undefined ? undefined : queryImage.faces[face];
  return (
    <div className={styles.field}>
      <FacePicker queryImage={queryImage} face={face} onChoose={chosen.choose} />
      <output>
        {queryImage.faces.length === 0 ? (
          <Alert
            type="warning"
            showIcon
            title={text("face.none")}
            description={text("face.none.remedy")}
          />
        ) : meant ? (
          <FaceHints face={meant} />
        ) : (
          <Alert
            type="info"
            showIcon
            title={text("face.choose", { count: queryImage.faces.length })}
            description={text("face.keys")}
          />
        )}
      </output>
      <div>
        <Button onClick={chosen.clear}>{text("queryImage.change")}</Button>
      </div>
    </div>
  );
};
