import type { FieldError } from "@console-shell/contract";
import { changeLabel } from "@console-shell/contract/words/audit";
import { approvalReasonLength } from "@console-shell/contract/words/approvals";
import {
  applyFieldErrors,
  refusedFor,
  useApiMutation,
  useDraft,
  useLocale,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { DecisionDialog, Facts } from "@console-shell/ui";
import { Alert, Form, Input } from "antd";
import { useState } from "react";
import { showMarks } from "../audit/show-marks.ts";
import { useText } from "../messages/index.ts";
import { type Approval, useApprovalFacts, type Verb } from "./use-approval-columns.tsx";

interface ApprovalDecisionProps {
  approval: Approval;
  verb: Verb;
  /** Called with the secret that an approved change made, which can be read only now. */
  onSecret: (secret: string) => void;
  /** Called with the link to set a password that an approved change made. */
  onLink: (link: string, name: string) => void;
  /** Called if it has been decided on by now. */
  onLate: () => void;
  onClosed: () => void;
}

/* Why the change can't be made as it was asked for. */
const refusalOf = (error: unknown): string =>
  error instanceof Error && "fields" in error
    ? (error.fields as FieldError[])
        .filter(({ path, code }) => path !== "reason" && code !== "decided")
        .map(({ message }) => message)
        .join(" ")
    : "";

/** The dialog that approves a change, rejects it with a reason, or withdraws it. */
export const ApprovalDecision = ({
  approval,
  verb,
  onSecret,
  onLink,
  onLate,
  onClosed,
}: ApprovalDecisionProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<{ reason: string }>();
  const [open, setOpen] = useState(true);
  const draft = useDraft(() => setOpen(false));
  const writeButton = useWriteButton();
  const options = { showsFields: true };
  const approve = useApiMutation("POST /mc-api/approval/:id/approve", options);
  const reject = useApiMutation("POST /mc-api/approval/:id/reject", options);
  const withdraw = useApiMutation("POST /cc-api/operator/approvals/:id/withdraw", options);
  const { isPending, isSuccess, error } = { approve, reject, withdraw }[verb];
  const { id, target, requestedByName, requestedByAccount } = approval;
  const name = changeLabel(approval.action, useLocale());
  const change = target ? text("audit.pair", { label: name, value: showMarks(target) }) : name;
  const facts = useApprovalFacts(approval);
  const params = { id };
  const act: Record<Verb, (reason: string) => Promise<void>> = {
    async approve() {
      const { secret, link } = await approve.mutateAsync({ params });
      if (secret !== null) onSecret(secret);
      if (link) onLink(link, showMarks(target));
    },
    async reject(reason) {
      await reject.mutateAsync({ params, body: { reason } });
    },
    async withdraw() {
      await withdraw.mutateAsync({ params });
    },
  };
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await act[verb](reason);
      notify({ kind: "success", title: text(`approval.${verb}Done`, { change }) });
    } catch (error) {
      applyFieldErrors(form, error);
      if (refusedFor(error, "decided")) onLate();
    }
  };
  const refusal = refusalOf(error);

  return (
    <DecisionDialog<{ reason: string }>
      form={form}
      open={open}
      title={text(`approval.${verb}Title`, { change })}
      detail={text(`approval.${verb}Detail`, {
        name: `${showMarks(requestedByName)} (${requestedByAccount})`,
      })}
      submitText={text(`approval.${verb}`)}
      danger={verb !== "approve"}
      initialValues={{ reason: "" }}
      draft={draft}
      button={writeButton(isPending)}
      done={isSuccess}
      late={refusedFor(error, "decided") && text("approval.late")}
      warning={
        refusal ? <Alert type="error" showIcon title={refusal} className="cs-dialog-alert" /> : null
      }
      onSubmit={(values) => void submit(values)}
      onClosed={onClosed}
    >
      {verb === "withdraw" ? null : (
        <div className="management-asked">
          <Facts items={facts} />
        </div>
      )}
      {verb === "reject" ? (
        <Form.Item
          name="reason"
          label={text("approval.comment")}
          rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
        >
          <Input.TextArea rows={3} maxLength={approvalReasonLength} showCount />
        </Form.Item>
      ) : null}
    </DecisionDialog>
  );
};
