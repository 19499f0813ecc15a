import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { Modal } from "antd";
import { useText } from "../messages/index.ts";

interface DeleteImagesProps {
  libraryId: string;
  ids: readonly string[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before pictures are deleted. */
export const DeleteImages = ({ libraryId, ids, onClose, onDeleted }: DeleteImagesProps) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const remove = useApiMutation("POST /cc-api/library/:id/image/delete", {
    invalidates: [
      "GET /cc-api/library/list",
      "GET /cc-api/library/:id",
      "GET /cc-api/library/:id/image/list",
    ],
  });
  const confirm = () =>
    remove.mutate(
      { params: { id: libraryId }, body: { ids: [...ids] } },
      {
        onSuccess: ({ deleted }) => {
          notify({ kind: "success", title: text("images.deleted", { count: deleted }) });
          onDeleted();
        },
      },
    );
  return (
    <Modal
      open
      title={text("images.deleteTitle", { count: ids.length })}
      okText={text("common.delete")}
      okButtonProps={{ danger: true, ...writeButton(remove.isPending) }}
      cancelText={text("common.cancel")}
      onOk={confirm}
      onCancel={onClose}
    >
      {text("images.deleteDetail")}
    </Modal>
  );
};
