import { applyFieldErrors, useDraft, useOnline, useWriteButton } from "@console-shell/sdk";
import { Form, Modal } from "antd";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "../messages/index.ts";

interface FormDialogProps<Values> {
  title: string;
  /** What its button says. */
  submit: string;
  initialValues: Partial<Values>;
  /** Writes what was typed; where it rejects, the dialog stays and shows what is wrong with which field. */
  save: (values: Values) => Promise<void>;
  /** Takes the dialog away, after it was saved or given up. */
  onClose: () => void;
  /** Above the fields. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: what is typed is not lost by a slip, and is written once. */
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
  // Enter sends the form, too, whatever its button is, and comes twice before anything is drawn anew.
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
