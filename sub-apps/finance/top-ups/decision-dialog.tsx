import type { TopUp } from "@console-shell/contract/endpoints/finance-top-ups";
import {
  applyFieldErrors,
  useDraft,
  useFormat,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { focusHeading } from "@console-shell/ui";
import { Alert, Form, Input, Modal } from "antd";
import { useEffect, useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { type Verb, useDecision } from "./use-decision.ts";
import { wasDecided } from "./was-decided.ts";

interface DecisionDialogProps {
  topUp: TopUp;
  verb: Verb;
  /** It was decided by somebody else meanwhile. */
  onLate: () => void;
  onClosed: () => void;
}

/** The dialog that confirms an approval, a rejection, for which it asks why, or a withdrawal. */
export const DecisionDialog = ({ topUp, verb, onLate, onClosed }: DecisionDialogProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [form] = Form.useForm<{ reason: string }>();
  const [cancelled, setCancelled] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const draft = useDraft(() => setCancelled(true));
  const writeButton = useWriteButton();
  const decision = useDecision(verb);
  const done = decision.isSuccess;
  const late = wasDecided(decision.error);
  const { number, clientName: client } = topUp;
  const amount = format.money(topUp.amount, topUp.currency);
  // However it was decided, nothing typed here is of use any more.
  useEffect(() => {
    if (done || late) draft.forget();
    // oxlint-disable-next-line react/exhaustive-deps -- once it is decided
  }, [done, late]);

  const submit = async ({ reason }: { reason: string }) => {
    try {
      await decision.decide(topUp.id, reason, idempotencyKey);
      notify({ kind: "success", title: text(`decide.${verb}.done`, { number }) });
    } catch (error) {
      applyFieldErrors(form, error);
      if (wasDecided(error)) onLate();
    }
  };

  return (
    <Modal
      open={!cancelled && !done}
      title={text(`decide.${verb}.title`, { number })}
      okText={text(`decide.${verb}`)}
      okButtonProps={{ danger: verb !== "approve", ...writeButton(decision.isPending, late) }}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
      afterClose={() => {
        // The button that opened this, which else takes the focus back, is gone with the decision.
        if (done || late) focusHeading();
        onClosed();
      }}
    >
      {late ? (
        <Alert type="warning" showIcon title={text("decide.late")} className="finance-form-alert" />
      ) : null}
      <p>{text(`decide.${verb}.detail`, { amount, client })}</p>
      <Form<{ reason: string }>
        form={form}
        layout="vertical"
        initialValues={{ reason: "" }}
        onValuesChange={draft.onValuesChange}
        onFinish={(values) => void submit(values)}
      >
        {verb === "reject" ? (
          <Form.Item
            name="reason"
            label={text("topUp.reason")}
            rules={[{ required: true, whitespace: true, message: text("common.required") }]}
          >
            <Input.TextArea rows={4} maxLength={500} showCount />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  );
};
