import { Alert, type ButtonProps, Form, type FormInstance, Modal } from "antd";
import { type ReactNode, useEffect } from "react";
import { focusHeading } from "./focus-heading.ts";
import { useWords } from "./use-words.ts";

interface DecisionDialogProps<Values> {
  form: FormInstance<Values>;
  /** Whether it was not cancelled; it goes by itself once the decision is made. */
  open: boolean;
  title: string;
  /** What follows from the decision. */
  detail: ReactNode;
  submitText: string;
  danger?: boolean;
  initialValues: Partial<Values>;
  /** Guards what is typed, as the SDK's `useDraft` does. */
  draft: { onValuesChange: () => void; close: () => void; forget: () => void };
  /** Props of the button that decides, as the SDK's `useWriteButton` makes them. */
  button: Pick<ButtonProps, "loading" | "disabled">;
  /** The decision is made. */
  done: boolean;
  /** What to say where somebody else has decided meanwhile, so that nothing is left to do here. */
  late: string | false;
  /** What else speaks against it. */
  warning?: ReactNode;
  onSubmit: (values: Values) => void;
  /** It is gone from the page. */
  onClosed: () => void;
  /** What has to be said for the decision. */
  children?: ReactNode;
}

/** The dialog of a decision: what follows from it, and what has to be said for it. Give it a `key` per opening. */
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
  const decided = done || late !== false;
  // However it was decided, nothing typed here is of use any more.
  useEffect(() => {
    if (decided) draft.forget();
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is another object with each rendering; it is forgotten once, when it is decided
  }, [decided]);
  return (
    <Modal
      open={open && !done}
      title={title}
      okText={submitText}
      okButtonProps={{ danger, ...button, disabled: button.disabled || late !== false }}
      cancelText={words.cancel}
      onOk={form.submit}
      onCancel={draft.close}
      afterClose={() => {
        // The button that opened this, which else takes the focus back, is gone with the decision.
        if (decided) focusHeading();
        onClosed();
      }}
    >
      {late === false ? null : (
        <Alert type="warning" showIcon title={late} className="cs-dialog-alert" />
      )}
      {warning}
      <p>{detail}</p>
      <Form<Values>
        form={form}
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
