import type { Image } from "@console-shell/contract/calls/image";
import {
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { Picture } from "@console-shell/ui";
import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDelete } from "../changes/use-delete.ts";
import { useText } from "../messages/index.ts";
import { imageAddress } from "../shared/image-address.ts";
import styles from "./image.module.css";

interface SideProps {
  title: string;
  libraryId: string;
  image: { id: string; fileName: string } & Partial<Image>;
  /** Drawn on the picture. */
  children?: ReactNode;
}

const Side = ({ title, libraryId, image, children }: SideProps) => {
  const text = useText();
  const format = useFormat();
  const { id, fileName, width, height, bytes, createdAt } = image;
  return (
    <figure className={styles.side}>
      <div className={styles.sidePicture}>
        <Picture
          src={`${imageAddress(libraryId, id, "thumbnail")}?size=512`}
          alt={fileName}
          fit="contain"
        />
        {children}
      </div>
      <figcaption>
        <strong>{title}</strong>
        <Link to={`/libraries/${libraryId}/images/${id}`}>{fileName}</Link>
        {width === undefined || height === undefined ? null : (
          <span>{text("image.pixels", { width, height })}</span>
        )}
        {bytes === undefined ? null : <span>{format.bytes(bytes)}</span>}
        {createdAt === undefined ? null : <span>{format.dateTime(createdAt)}</span>}
      </figcaption>
    </figure>
  );
};

interface AlikeProps {
  image: Image;
  older: NonNullable<Image["looksLike"]>;
  /** Called once it is in the bin. */
  onDeleted: () => void;
  /** Drawn on this picture. */
  children: ReactNode;
}

/** A similar picture next to this one, with the choice to keep both or delete the new one. */
export const Alike = ({ image, older, onDeleted, children }: AlikeProps) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("image-library-management:image:update");
  const mayDelete = usePermission("image-library-management:image:delete");
  const { id, libraryId } = image;
  const read = useApiQuery("GET /cc-api/library/:id/image/:imageId", {
    params: { id: libraryId, imageId: older.id },
  });
  const decide = useApiMutation("POST /cc-api/library/:id/image/:imageId/decide");
  const remove = useDelete(libraryId, onDeleted);
  const keep = () =>
    decide.mutate(
      { params: { id: libraryId, imageId: id }, body: { decision: "keep-both" } },
      { onSuccess: () => notify({ kind: "success", title: text("alike.kept") }) },
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={text("alike.title")}
      description={
        <>
          <div className={styles.sides}>
            <Side title={text("alike.older")} libraryId={libraryId} image={read.data ?? older} />
            <Side title={text("alike.newer")} libraryId={libraryId} image={image}>
              {children}
            </Side>
          </div>
          <div className={styles.choices}>
            {mayUpdate ? (
              <Button onClick={keep} {...writeButton(decide.isPending)}>
                {text("alike.keep")}
              </Button>
            ) : null}
            {mayDelete ? (
              <Button danger onClick={() => remove.act([id])} {...writeButton(remove.isPending)}>
                {text("alike.delete")}
              </Button>
            ) : null}
          </div>
        </>
      }
    />
  );
};
