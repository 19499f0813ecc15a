import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import {
  applyFieldErrors,
  refusedFor,
  useDraft,
  useFormat,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { DecisionDialog } from "@console-shell/ui";
import { Alert, Form, Input } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { useEvidence } from "./proposal-figures.tsx";
import { type Verb, useDecision } from "./use-decision.ts";

interface ProposalDecisionProps {
  proposal: Proposal;
  verb: Verb;
  /** Called if somebody else has already decided. */
  onLate: () => void;
  /** Called after the closing animation, with whether it was decided here. */
  onClosed: (isDone: boolean) => void;
}

/** The dialog that confirms an approval, a rejection (with a reason) or a withdrawal. */
export const ProposalDecision = ({ proposal, verb, onLate, onClosed }: ProposalDecisionProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [form] = Form.useForm<{ reason: string }>();
  const [open, setOpen] = useState(true);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const draft = useDraft(() => setOpen(false));
  const writeButton = useWriteButton();
  const decision = useDecision(proposal, verb);
  const uncovered =
    proposal.kind !== "top-up" &&
    (refusedFor(decision.error, "over_balance") || refusedFor(decision.error, "over_credit_limit"))
      ? text(`proposals.${proposal.kind}.uncovered`)
      : undefined;
  const { number, clientName: client } = proposal;
  const money = (value: number) => format.money(value, proposal.currency);
  const amount = money(proposal.amount);
  const balance = useEvidence(proposal).data?.balance;
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
    <DecisionDialog<{ reason: string }>
      form={form}
      open={open}
      title={text(`decide.${verb}.title`, { number })}
      detail={
        verb === "approve" ? (
          <>
            {text(`proposals.${proposal.kind}.approve.detail`, { amount, client })}
            {balance ? (
              <strong className="finance-effect">
                {text("post.effect", {
                  before: money(balance.before),
                  after: money(balance.after),
                })}
              </strong>
            ) : null}
          </>
        ) : (
          text(`decide.${verb}.detail`, { amount, client })
        )
      }
      submitText={text(`decide.${verb}`)}
      danger={verb !== "approve"}
      initialValues={{ reason: "" }}
      draft={draft}
      button={writeButton(decision.isPending)}
      done={decision.isSuccess}
      late={refusedFor(decision.error, "decided") && text("decide.late")}
      warning={
        uncovered ? (
          <Alert type="error" showIcon title={uncovered} className="finance-form-alert" />
        ) : null
      }
      onSubmit={(values) => void submit(values)}
      onClosed={() => onClosed(decision.isSuccess)}
    >
      {verb === "reject" ? (
        <Form.Item
          name="reason"
          label={text("proposal.reason")}
          rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
        >
          <Input.TextArea rows={4} maxLength={500} showCount />
        </Form.Item>
      ) : null}
    </DecisionDialog>
  );
};
