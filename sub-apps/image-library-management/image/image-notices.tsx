import type { Image } from "@console-shell/contract/calls/image";
import { useApiMutation, useNotify, usePermission, useWriteButton } from "@console-shell/sdk";
import { Alert, Button } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./image.module.css";

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

/** Notices and decisions shown above a picture. */
export const ImageNotices = ({ image }: { image: Image }) => {
  const text = useText();
  if (image.deletedAt !== null) return <Alert type="info" showIcon title={text("bin.notice")} />;
  if (!image.refusedFor && !image.isFaceless) return null;
  return (
    <div className={styles.notices}>
      {image.isFaceless && !image.refusedFor ? (
        <Alert type="warning" showIcon title={text("images.faceless")} />
      ) : null}
      <Refused image={image} />
    </div>
  );
};
