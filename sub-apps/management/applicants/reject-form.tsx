import {
  applyFieldErrors,
  refusedFor,
  useApiMutation,
  useDraft,
  useNotify,
  useWriteButton,
  useHasMail,
} from "@console-shell/sdk";
import { DecisionDialog } from "@console-shell/ui";
import { Form, Input } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import type { Applicant } from "./applicant-status.tsx";

interface Values {
  reason: string;
}

interface RejectFormProps {
  applicant: Applicant;
  /** Called if somebody else has already decided. */
  onLate: () => void;
  onClosed: () => void;
}

/** The dialog that rejects a registration with a reason, which is mailed. */
export const RejectForm = ({ applicant, onLate, onClosed }: RejectFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const draft = useDraft(() => setOpen(false));
  const writeButton = useWriteButton();
  const reject = useApiMutation("POST /mc-api/applicant/:id/reject");
  const { id, name, email } = applicant;
  const isMailed = useHasMail();

  const submit = async ({ reason }: Values) => {
    try {
      await reject.mutateAsync({ params: { id }, body: { reason } });
      notify({
        kind: "success",
        title: text(isMailed ? "applicant.rejected" : "applicant.rejectedUnmailed", {
          name,
          email,
        }),
      });
    } catch (error) {
      applyFieldErrors(form, error);
      if (refusedFor(error, "decided")) onLate();
    }
  };

  return (
    <DecisionDialog<Values>
      form={form}
      open={open}
      title={text("applicant.rejectTitle", { name })}
      detail={text(isMailed ? "applicant.rejectDetail" : "applicant.rejectUnmailed", { email })}
      submitText={text("applicant.reject")}
      danger
      initialValues={{ reason: "" }}
      draft={draft}
      button={writeButton(reject.isPending)}
      done={reject.isSuccess}
      late={refusedFor(reject.error, "decided") && text("applicant.decided")}
      onSubmit={(values) => void submit(values)}
      onClosed={onClosed}
    >
      <Form.Item
        name="reason"
        label={text("applicant.rejection")}
        rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
      >
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
    </DecisionDialog>
  );
};
