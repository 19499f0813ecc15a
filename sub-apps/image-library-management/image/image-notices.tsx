import type { Image } from "@console-shell/contract/calls/image";
import { useApiMutation, useNotify, usePermission, useWriteButton } from "@console-shell/sdk";
import { Picture } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { Link } from "react-router";
import { useDelete } from "../changes/use-delete.ts";
import { useText } from "../messages/index.ts";
import { imageAddress } from "../shared/image-address.ts";
import styles from "./image.module.css";

interface NoticeProps {
  image: Image;
  /** Called once it is in the bin. */
  onDeleted: () => void;
}

const Side = ({
  image,
  title,
}: {
  image: { id: string; libraryId: string; fileName: string };
  title: string;
}) => (
  <figure className={styles.side}>
    <div className={styles.sidePicture}>
      <Picture
        src={`${imageAddress(image.libraryId, image.id, "thumbnail")}?size=512`}
        alt={image.fileName}
        fit="contain"
      />
    </div>
    <figcaption>
      <strong>{title}</strong>{" "}
      <Link to={`/libraries/${image.libraryId}/images/${image.id}`}>{image.fileName}</Link>
    </figcaption>
  </figure>
);

/** A similar picture next to this one, with the choice to keep both or delete the new one. */
const Alike = ({ image, onDeleted }: NoticeProps) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("image-library-management:image:update");
  const mayDelete = usePermission("image-library-management:image:delete");
  const decide = useApiMutation("POST /cc-api/library/:id/image/:imageId/decide");
  const remove = useDelete(image.libraryId, onDeleted);
  if (!image.looksLike) return null;
  const keep = () =>
    decide.mutate(
      {
        params: { id: image.libraryId, imageId: image.id },
        body: { decision: "keep-both" },
      },
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
            <Side
              image={{ ...image.looksLike, libraryId: image.libraryId }}
              title={text("alike.older")}
            />
            <Side image={image} title={text("alike.newer")} />
          </div>
          <div className={styles.choices}>
            {mayUpdate ? (
              <Button onClick={keep} {...writeButton(decide.isPending)}>
                {text("alike.keep")}
              </Button>
            ) : null}
            {mayDelete ? (
              <Button
                danger
                onClick={() => remove.act([image.id])}
                {...writeButton(remove.isPending)}
              >
                {text("alike.delete")}
              </Button>
            ) : null}
          </div>
        </>
      }
    />
  );
};

/** Why the library rejected a picture, with the choice to accept it anyway. */
const Refused = ({ image }: { image: Image }) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("image-library-management:image:update");
  const decide = useApiMutation("POST /cc-api/library/:id/image/:imageId/decide");
  if (!image.refusedFor) return null;
  const accept = () =>
    decide.mutate(
      { params: { id: image.libraryId, imageId: image.id }, body: { decision: "accept" } },
      { onSuccess: () => notify({ kind: "success", title: text("refused.accepted") }) },
    );
  return (
    <Alert
      type="error"
      showIcon
      title={text("refused.title")}
      description={
        <>
          <ul className={styles.reasons}>
            {image.refusedFor.map((reason) => (
              <li key={reason}>{text(`gate.reason.${reason}`)}</li>
            ))}
          </ul>
          {mayUpdate ? (
            <Button onClick={accept} {...writeButton(decide.isPending)}>
              {text("refused.accept")}
            </Button>
          ) : null}
        </>
      }
    />
  );
};

/** Notices and decisions shown above a picture's facts. */
export const ImageNotices = ({ image, onDeleted }: NoticeProps) => {
  const text = useText();
  if (image.deletedAt !== null) return <Alert type="info" showIcon title={text("bin.notice")} />;
  if (!image.refusedFor && !image.looksLike && !image.isFaceless) return null;
  return (
    <div className={styles.notices}>
      {image.isFaceless && !image.refusedFor ? (
        <Alert type="warning" showIcon title={text("images.faceless")} />
      ) : null}
      <Refused image={image} />
      <Alike image={image} onDeleted={onDeleted} />
    </div>
  );
};
