import type { FaceCollection } from "@console-shell/contract/calls/face-search";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { Alert, Modal } from "antd";
import { useText } from "../messages/index.ts";

interface DeleteCollectionProps {
  collection: FaceCollection;
  onClose: () => void;
  onDeleted: () => void;
}

const hasPeople = (error: unknown) =>
  error instanceof Error &&
  (error as Error & { fields?: { code: string }[] }).fields?.[0]?.code === "has_people";

/** Confirms deleting a collection. */
export const DeleteCollection = ({ collection, onClose, onDeleted }: DeleteCollectionProps) => {
  const text = useText();
  const notify = useNotify();
  const { id, name } = collection;
  const writeButton = useWriteButton();
  const remove = useApiMutation("DELETE /cc-api/face-search/collection/:id", {
    invalidates: ["GET /cc-api/face-search/collection/list"],
  });
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify({ kind: "success", title: text("delete.done", { name }) });
          onDeleted();
        },
      },
    );
  return (
    <Modal
      open
      title={text("delete.title", { name })}
      okText={text("common.delete")}
      okButtonProps={{ danger: true, ...writeButton(remove.isPending) }}
      cancelText={text("common.cancel")}
      onOk={confirm}
      onCancel={onClose}
    >
      <p>{text("delete.detail")}</p>
      {hasPeople(remove.error) ? (
        <Alert type="error" showIcon role="alert" title={text("delete.people")} />
      ) : null}
    </Modal>
  );
};
