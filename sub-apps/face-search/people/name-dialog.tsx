import { applyFieldErrors, useDraft, useWriteButton } from "@console-shell/sdk";
import { Form, Input, Modal } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

interface NameDialogProps {
  title: string;
  okText: string;
  /** The current name. */
  name?: string;
  onClose: () => void;
  /** Rejects if the server refuses it; the dialog stays open then. */
  onSave: (name: string) => Promise<unknown>;
}

/** Asks for a person's name. */
export const NameDialog = ({ title, okText, name, onClose, onSave }: NameDialogProps) => {
  const text = useText();
  const [form] = Form.useForm<{ name: string }>();
  const [isSaving, setSaving] = useState(false);
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const save = async (fields: { name: string }) => {
    setSaving(true);
    try {
      await onSave(fields.name);
      draft.done();
    } catch (error) {
      applyFieldErrors(form, error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={writeButton(isSaving)}
      cancelText={text("common.cancel")}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.focusField("name");
      }}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form
        form={form}
        name="person"
        layout="vertical"
        initialValues={{ name }}
        onValuesChange={draft.onValuesChange}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="name"
          label={text("people.name")}
          rules={[{ required: true, whitespace: true, message: text("person.nameRequired") }]}
        >
          <Input maxLength={80} />
        </Form.Item>
      </Form>
    </Modal>
  );
};
