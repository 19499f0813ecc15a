import type { ObjectCatalogue } from "@console-shell/contract/calls/object-search";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { Modal } from "antd";
import { useText } from "../messages/index.ts";

interface DeleteCatalogueProps {
  catalogue: ObjectCatalogue;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms deleting a catalogue. */
export const DeleteCatalogue = ({ catalogue, onClose, onDeleted }: DeleteCatalogueProps) => {
  const text = useText();
  const notify = useNotify();
  const { id, name } = catalogue;
  const writeButton = useWriteButton();
  const remove = useApiMutation("DELETE /cc-api/object-search/catalogue/:id", {
    invalidates: ["GET /cc-api/object-search/catalogue/list"],
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
      {text("delete.detail")}
    </Modal>
  );
};
