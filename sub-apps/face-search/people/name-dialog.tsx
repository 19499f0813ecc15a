import { RecordForm } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";

interface NameDialogProps {
  title: string;
  okText: string;
  onClose: () => void;
  /** Rejects if the server refuses it; the dialog stays open then. */
  onSave: (name: string) => Promise<unknown>;
}

/** Asks for a new person's name. */
export const NameDialog = ({ title, okText, onClose, onSave }: NameDialogProps) => {
  const text = useText();
  return (
    <RecordForm<{ name: string }>
      title={title}
      submit={okText}
      save={async (fields) => {
        await onSave(fields.name);
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("people.name")}
        rules={[{ required: true, whitespace: true, message: text("person.nameRequired") }]}
      >
        <Input maxLength={80} />
      </Form.Item>
    </RecordForm>
  );
};
