import { Alert, type ButtonProps, Form, type FormInstance, Modal } from "antd";
import { type ReactNode, useEffect, useId } from "react";
import { DialogFocus } from "./dialog-focus.tsx";
import { focusHeading } from "./focus-heading.ts";
import { useWords } from "./use-words.ts";

interface DecisionDialogProps<Values> {
  form: FormInstance<Values>;
  /** False once cancelled; the dialog closes itself when the decision is made. */
  open: boolean;
  title: string;
  /** The consequences of the decision. */
  detail: ReactNode;
  submitText: string;
  danger?: boolean;
  initialValues: Partial<Values>;
  /** Guards the unsaved input, as the SDK's `useDraft` does. */
  draft: { onValuesChange: () => void; close: () => void; forget: () => void };
  /** Props of the submit button, from the SDK's `useWriteButton`. */
  button: Pick<ButtonProps, "loading" | "disabled">;
  /** Whether the decision has been made. */
  done: boolean;
  /** Shown if somebody else has already decided; disables the submit button. */
  late: string | false;
  /** A further warning. */
  warning?: ReactNode;
  onSubmit: (values: Values) => void;
  /** Called after the closing animation. */
  onClosed: () => void;
  /** The form's fields. */
  children?: ReactNode;
}

/** Confirms a decision: its consequences and the fields it requires. Give it a `key` per opening. */
export const DecisionDialog = <Values extends object>({
  form,
  open,
  title,
  detail,
  submitText,
  danger = false,
  initialValues,
  draft,
  button,
  done,
  late,
  warning,
  onSubmit,
  onClosed,
  children,
}: DecisionDialogProps<Values>) => {
  const words = useWords();
  const id = useId();
  const isFocused = !danger || Boolean(children);
  const decided = done || late !== false;
  // Once it has been decided, here or by somebody else, the input can be discarded.
  useEffect(() => {
    if (decided) draft.forget();
    // oxlint-disable-next-line react/exhaustive-deps -- the draft changes identity on each render; forget it once, on the decision
  }, [decided]);
  return (
    <Modal
      open={open && !done}
      title={title}
      okText={submitText}
      // The form's own button: Enter in a field submits.
      okButtonProps={{
        danger,
        htmlType: "submit",
        form: id,
        ...button,
        disabled: button.disabled || late !== false,
      }}
      cancelText={words.cancel}
      onCancel={draft.close}
      afterClose={() => {
        // The button that opened the dialog is gone.
        if (decided) focusHeading();
        onClosed();
      }}
    >
      {isFocused ? <DialogFocus /> : null}
      {late === false ? null : (
        <Alert type="warning" showIcon title={late} className="cs-dialog-alert" />
      )}
      {warning}
      <p>{detail}</p>
      <Form<Values>
        form={form}
        name={id}
        layout="vertical"
        initialValues={initialValues}
        onValuesChange={draft.onValuesChange}
        onFinish={onSubmit}
      >
        {children}
      </Form>
    </Modal>
  );
};
