import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { Modal } from "antd";
import { useText } from "../messages/index.ts";

interface EraseDialogProps {
  libraryId: string;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Confirms erasing pictures permanently. */
export const EraseDialog = ({ libraryId, ids, onClose, onDone }: EraseDialogProps) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const erase = useApiMutation("POST /cc-api/library/:id/image/erase");
  const confirm = () =>
    erase.mutate(
      { params: { id: libraryId }, body: { ids: [...ids] } },
      {
        onSuccess: ({ erased }) => {
          notify({ kind: "success", title: text("erase.done", { count: erased }) });
          onDone();
        },
      },
    );
  return (
    <Modal
      open
      title={text("erase.title", { count: ids.length })}
      okText={text("erase.act")}
      okButtonProps={{ danger: true, ...writeButton(erase.isPending) }}
      cancelText={text("common.cancel")}
      onOk={confirm}
      onCancel={onClose}
    >
      {text("erase.detail")}
    </Modal>
  );
};
