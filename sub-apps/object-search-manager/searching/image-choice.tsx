import { DeleteOutlined, PictureOutlined } from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/words/limits";
import type { ObjectCollection, Region } from "@console-shell/contract/calls/object-search";
import { useApiMutation, useApiQuery, useFormat, usePermission } from "@console-shell/sdk";
import { Alert, Button, Skeleton, Spin, Upload } from "antd";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import { Crop } from "./crop.tsx";
import { LibraryPicker } from "./library-picker/library-picker.tsx";
import styles from "./searching.module.css";
import type { Conditions } from "./use-conditions.ts";

const types = ["image/jpeg", "image/png", "image/webp"];
const nothing = { invalidates: [] };

interface ImageChoiceProps {
  collection: ObjectCollection;
  conditions: Conditions;
  onChange: (change: Pick<Partial<Conditions>, "queryImage" | "region" | "imageId">) => void;
}

const messageOf = (error: Error | null) => error?.message;

/** The loaded picture with its region. */
const Chosen = ({
  id,
  region,
  isPicked,
  onRegion,
  onRemove,
}: {
  id: string;
  region: Region | null;
  /** It was selected in a dialog, which has lost the focus by closing. */
  isPicked: boolean;
  onRegion: (region: Region | null) => void;
  onRemove: () => void;
}) => {
  const text = useText();
  const queryImage = useApiQuery("GET /cc-api/query-image/:id", { params: { id } });
  const button = useRef<HTMLButtonElement>(null);
  const isThere = Boolean(queryImage.data ?? queryImage.error);
  useEffect(() => {
    if (isPicked && isThere && document.activeElement === document.body) button.current?.focus();
  }, [isPicked, isThere]);
  const remove = (
    <Button
      ref={button}
      size="small"
      icon={<DeleteOutlined aria-hidden="true" />}
      onClick={onRemove}
    >
      {text("picture.remove")}
    </Button>
  );
  if (queryImage.error)
    return <Alert type="warning" showIcon title={text("picture.gone")} action={remove} />;
  if (!queryImage.data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <div className={styles.picture}>
      <Crop
        src={`/cc-api/query-image/${id}/picture`}
        objects={queryImage.data.objects}
        region={region}
        onChange={onRegion}
      />
      <div>{remove}</div>
    </div>
  );
};

/** The picture to search with: uploaded, or from a library, selected here or given in the address. */
export const ImageChoice = ({ collection, conditions, onChange }: ImageChoiceProps) => {
  const text = useText();
  const format = useFormat();
  const [refused, setRefused] = useState<string>();
  const [picking, setPicking] = useState({ open: false, opening: 0 });
  const [isPicked, setIsPicked] = useState(false);
  const maySeeLibraries = usePermission("image-library-management:library:read");
  const maySeeImages = usePermission("image-library-management:image:read");
  const upload = useApiMutation("POST /cc-api/query-image/create", nothing);
  const take = useApiMutation("POST /cc-api/query-image/from-library", nothing);
  const { imageId, queryImage, region } = conditions;

  const taken = useRef<string>(undefined);
  const takeImage = (next: string) => {
    taken.current = next;
    take.mutate(
      { body: { imageId: next } },
      { onSuccess: ({ id }) => onChange({ queryImage: id, region: null, imageId: undefined }) },
    );
  };
  // Only when the address changes: after a selection here, the address lags behind for a moment.
  const onAddress = useEffectEvent((next: string | undefined) => {
    if (next && taken.current !== next) takeImage(next);
  });
  useEffect(() => onAddress(imageId), [imageId]);

  const send = (file: File) => {
    if (file.size > uploadBytes) {
      setRefused(text("picture.tooLarge", { limit: format.number(uploadBytes / 2 ** 20) }));
      return;
    }
    setRefused(undefined);
    const body = new FormData();
    body.append("file", file);
    upload.mutate(
      { body },
      { onSuccess: ({ id }) => onChange({ queryImage: id, region: null, imageId: undefined }) },
    );
  };

  if (queryImage)
    return (
      <Chosen
        id={queryImage}
        region={region}
        isPicked={isPicked}
        onRegion={(next) => onChange({ region: next })}
        onRemove={() => {
          setIsPicked(false);
          onChange({ queryImage: undefined, region: null });
        }}
      />
    );
  const isBusy = upload.isPending || take.isPending;
  const failure = refused ?? messageOf(upload.error ?? take.error);
  return (
    <Spin spinning={isBusy} delay={200} description={text("picture.looking")}>
      <Upload.Dragger
        className={styles.drop}
        accept={types.join(",")}
        showUploadList={false}
        disabled={isBusy}
        beforeUpload={(file) => {
          send(file);
          return false;
        }}
      >
        <PictureOutlined className={styles.icon} aria-hidden="true" />
        <div className={styles.drag}>{text("picture.drop")}</div>
        <div className={styles.tap}>{text("picture.tap")}</div>
        <div className={styles.second}>{text("picture.hint")}</div>
      </Upload.Dragger>
      {maySeeLibraries && maySeeImages ? (
        <>
          <Button
            className={styles.fromLibrary}
            icon={<PictureOutlined aria-hidden="true" />}
            disabled={isBusy}
            onClick={() => setPicking(({ opening }) => ({ open: true, opening: opening + 1 }))}
          >
            {text("picker.open")}
          </Button>
          <LibraryPicker
            key={picking.opening}
            open={picking.open}
            start={collection.libraries[0]}
            onChoose={(next) => {
              setPicking(({ opening }) => ({ open: false, opening }));
              setRefused(undefined);
              setIsPicked(true);
              // Even for the same picture again, because the first attempt may have failed.
              takeImage(next);
              onChange({ imageId: next });
            }}
            onClose={() => setPicking(({ opening }) => ({ open: false, opening }))}
          />
        </>
      ) : null}
      {failure ? <Alert className={styles.failure} type="error" showIcon title={failure} /> : null}
    </Spin>
  );
};
