import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import type { NewNote } from "../calls.ts";
import { useText } from "../messages/index.ts";

/** The dialog that adds a note. */
export const NoteForm = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const text = useText();
  const notify = useNotify();
  const add = useApiMutation("POST /notes");
  const save = async (body: NewNote) => {
    const { title } = await add.mutateAsync({ body });
    notify({ kind: "success", title: text("note.saved", { title }) });
  };
  return (
    <RecordForm<NewNote>
      open={open}
      title={text("notes.add")}
      submit={text("note.save")}
      initialValues={{ text: "" }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={text("note.title")}
        rules={[{ required: true, message: text("required.title") }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="text" label={text("note.text")}>
        <Input.TextArea rows={4} maxLength={2000} />
      </Form.Item>
    </RecordForm>
  );
};
