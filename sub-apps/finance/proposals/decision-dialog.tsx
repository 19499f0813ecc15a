import type { Proposal } from "@console-shell/contract/endpoints/finance-proposals";
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
import { refusedFor } from "../shared/refused-for.ts";

interface DecisionDialogProps {
  proposal: Proposal;
  verb: Verb;
  /** It was decided by somebody else meanwhile. */
  onLate: () => void;
  onClosed: () => void;
}

/** The dialog that confirms an approval, a rejection, for which it asks why, or a withdrawal. */
export const DecisionDialog = ({ proposal, verb, onLate, onClosed }: DecisionDialogProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [form] = Form.useForm<{ reason: string }>();
  const [cancelled, setCancelled] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const draft = useDraft(() => setCancelled(true));
  const writeButton = useWriteButton();
  const decision = useDecision(proposal, verb);
  const done = decision.isSuccess;
  const late = refusedFor(decision.error, "decided");
  const uncovered = refusedFor(decision.error, "over_balance");
  const { number, clientName: client } = proposal;
  const amount = format.money(proposal.amount, proposal.currency);
  // However it was decided, nothing typed here is of use any more.
  useEffect(() => {
    if (done || late) draft.forget();
    // oxlint-disable-next-line react/exhaustive-deps -- once it is decided
  }, [done, late]);

  const submit = async ({ reason }: { reason: string }) => {
    try {
      await decision.decide(reason, idempotencyKey);
      notify({ kind: "success", title: text(`decide.${verb}.done`, { number }) });
    } catch (error) {
      applyFieldErrors(form, error);
      if (refusedFor(error, "decided")) onLate();
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
      {uncovered ? (
        <Alert
          type="error"
          showIcon
          title={text("proposals.overBalance")}
          className="finance-form-alert"
        />
      ) : null}
      <p>
        {text(
          verb === "approve"
            ? `proposals.${proposal.kind}.approve.detail`
            : `decide.${verb}.detail`,
          {
            amount,
            client,
          },
        )}
      </p>
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
            label={text("proposal.reason")}
            rules={[{ required: true, whitespace: true, message: text("common.required") }]}
          >
            <Input.TextArea rows={4} maxLength={500} showCount />
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  );
};
