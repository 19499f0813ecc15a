import { useDraft, useWriteButton } from "@console-shell/sdk";
import { focusHeading } from "@console-shell/ui";
import { Alert, Form, type FormInstance, Modal } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { useText } from "../messages/index.ts";

interface DecisionFormProps<Values> {
  form: FormInstance<Values>;
  title: string;
  detail: string;
  submitText: string;
  danger?: boolean;
  initialValues: Partial<Values>;
  busy: boolean;
  /** The decision is made; the dialog goes. */
  done: boolean;
  /** Somebody else has decided meanwhile: nothing is left to do here. */
  late: boolean;
  onSubmit: (values: Values) => void;
  onClosed: () => void;
  children: ReactNode;
}

/** The dialog of a decision: what follows from it, and what has to be said for it. */
export const DecisionForm = <Values extends object>({
  form,
  title,
  detail,
  submitText,
  danger = false,
  initialValues,
  busy,
  done,
  late,
  onSubmit,
  onClosed,
  children,
}: DecisionFormProps<Values>) => {
  const text = useText();
  const [cancelled, setCancelled] = useState(false);
  const draft = useDraft(() => setCancelled(true));
  const writeButton = useWriteButton();
  // However it was decided, nothing typed here is of use any more.
  useEffect(() => {
    if (done || late) draft.forget();
    // oxlint-disable-next-line react/exhaustive-deps -- once it is decided
  }, [done, late]);
  return (
    <Modal
      open={!cancelled && !done}
      title={title}
      okText={submitText}
      okButtonProps={{ danger, ...writeButton(busy, late) }}
      cancelText={text("operator.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
      afterClose={() => {
        // The button that opened this, which else takes the focus back, is gone with the decision.
        if (done || late) focusHeading();
        onClosed();
      }}
    >
      {late ? (
        <Alert
          type="warning"
          showIcon
          title={text("applicant.decided")}
          className="management-alert"
        />
      ) : null}
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
