import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { Modal } from "antd";
import { useText } from "../messages/index.ts";

/** Confirms deleting a saved search. */
export const DeleteSaved = ({
  saved,
  onClose,
}: {
  saved: SavedObjectSearch;
  onClose: () => void;
}) => {
  const text = useText();
  const notify = useNotify();
  const { id, name } = saved;
  const writeButton = useWriteButton();
  const remove = useApiMutation("DELETE /cc-api/object-search/saved/:id");
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify({ kind: "success", title: text("saved.deleted", { name }) });
          onClose();
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
      {text("saved.deleteDetail")}
    </Modal>
  );
};
