import type { Library } from "@console-shell/contract/calls/library";
import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useRef } from "react";
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
  const remove = useApiMutation("DELETE /cc-api/library/:id", {
    invalidates: ["GET /cc-api/library/list"],
  });
  const now = useApiQuery("GET /cc-api/library/:id", { params: { id: library.id } });
  const { imageCount, deletedCount } = now.data ?? library;
  const isDeleted = useRef(false);
  const isFull = imageCount + deletedCount > 0;

  const save = async () => {
    try {
      await remove.mutateAsync({
        params: { id: library.id },
        query: isFull ? { confirmName: typed } : {},
      });
    } catch (error) {
      // Pictures were added while this was open, so its name is required now.
      now.refetch();
      throw error;
    }
    notify({ kind: "success", title: text("delete.done", { name: library.name }) });
    isDeleted.current = true;
  };

  return (
    <RecordForm<{ confirmName: string }>
      form={form}
      title={text("delete.title", { name: library.name })}
      submit={text("word.delete")}
      danger
      disabled={isFull && typed?.trim() !== library.name}
      intro={
        <>
          <p>
            {text(isFull ? "delete.full" : "delete.empty", { count: imageCount + deletedCount })}
          </p>
          {deletedCount > 0 ? <p>{text("delete.inBin", { count: deletedCount })}</p> : null}
        </>
      }
      save={save}
      // Only then the typed name isn't unsaved input any more.
      onClose={() => (isDeleted.current ? onDeleted() : onClose())}
    >
      {isFull ? (
        <Form.Item
          name="confirmName"
          required
          label={text("delete.typeName", { name: library.name })}
        >
          <Input autoComplete="off" />
        </Form.Item>
      ) : null}
    </RecordForm>
  );
};
