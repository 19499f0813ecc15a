import { applyFieldErrors, useDraft, useOnline, useWriteButton } from "@console-shell/sdk";
import { Form, Modal } from "antd";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "../messages/index.ts";

interface FormDialogProps<Values> {
  title: string;
  /** The submit button's label. */
  submit: string;
  initialValues: Partial<Values>;
  /** Saves the values; if it rejects, the dialog stays open and shows the field errors. */
  save: (values: Values) => Promise<void>;
  /** Closes the dialog, after saving or cancelling. */
  onClose: () => void;
  /** Content above the fields. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: guards unsaved input and submits only once. */
export const FormDialog = <Values extends object>({
  title,
  submit,
  initialValues,
  save,
  onClose,
  intro,
  children,
}: FormDialogProps<Values>) => {
  const text = useText();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const [saving, setSaving] = useState(false);

  const online = useOnline();
  // Enter submits the form even if its button is disabled, and may come twice before a rerender.
  const isSent = useRef(false);

  const finish = async (values: Values) => {
    if (isSent.current || !online) return;
    isSent.current = true;
    setSaving(true);
    try {
      await save(values);
      draft.done();
    } catch (error) {
      isSent.current = false;
      applyFieldErrors(form, error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Modal
      open
      title={title}
      okText={submit}
      okButtonProps={writeButton(saving)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      {intro}
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initialValues}
        onValuesChange={draft.onValuesChange}
        onFinish={(values) => void finish(values)}
      >
        {children}
      </Form>
    </Modal>
  );
};
