import type { Library } from "@console-shell/contract/calls/library";
import {
  applyFieldErrors,
  useApiMutation,
  useApiQuery,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Form, Input, Modal } from "antd";
import { useText } from "../messages/index.ts";

interface DeleteLibraryProps {
  /** As the page knows it, possibly from before the last upload. */
  library: Library;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms deleting a library; if it has pictures, even in the bin, its name must be typed. */
export const DeleteLibrary = ({ library, onClose, onDeleted }: DeleteLibraryProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<{ confirmName: string }>();
  const typed = Form.useWatch("confirmName", form);
  const writeButton = useWriteButton();
  const remove = useApiMutation("DELETE /cc-api/library/:id", {
    invalidates: ["GET /cc-api/library/list"],
  });
  const now = useApiQuery("GET /cc-api/library/:id", { params: { id: library.id } });
  const { imageCount, deletedCount } = now.data ?? library;
  const isFull = imageCount + deletedCount > 0;

  const confirm = async () => {
    try {
      await remove.mutateAsync({
        params: { id: library.id },
        query: isFull ? { confirmName: typed } : {},
      });
      notify({ kind: "success", title: text("delete.done", { name: library.name }) });
      onDeleted();
    } catch (error) {
      applyFieldErrors(form, error);
      // Pictures were added while this was open, so its name is required now.
      now.refetch();
    }
  };

  return (
    <Modal
      open
      title={text("delete.title", { name: library.name })}
      okText={text("common.delete")}
      okButtonProps={{
        danger: true,
        ...writeButton(remove.isPending, isFull && typed?.trim() !== library.name),
      }}
      cancelText={text("common.cancel")}
      afterOpenChange={(isOpen) => {
        if (isOpen && isFull) form.focusField("confirmName");
      }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{text(isFull ? "delete.full" : "delete.empty", { count: imageCount + deletedCount })}</p>
      {deletedCount > 0 ? <p>{text("delete.inBin", { count: deletedCount })}</p> : null}
      <Form form={form} name="delete-library" layout="vertical" onFinish={() => void confirm()}>
        {isFull ? (
          <Form.Item
            name="confirmName"
            required
            label={text("delete.typeName", { name: library.name })}
          >
            <Input autoComplete="off" />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  );
};
