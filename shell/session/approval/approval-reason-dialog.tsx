import { approvalLifetime, approvalReasonLength } from "@console-shell/contract/words/approvals";
import { useWriteButton } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { useId } from "react";
import { TopDialog } from "../../dialogs/top-dialog.tsx";
import { useText } from "../../i18n/use-text.ts";
import styles from "./approval-reason-dialog.module.css";
import type { ReasonQuestion } from "./approval-reasons.ts";

/** Asks why a change is needed that somebody else has to approve. */
export const ApprovalReasonDialog = ({ question }: { question: ReasonQuestion }) => {
  const text = useText();
  const write = useWriteButton();
  const name = useId();
  return (
    <TopDialog
      title={text("approval.title")}
      lead={text("approval.lead", { days: approvalLifetime / 86_400_000 })}
      onCancel={() => question.answer(undefined)}
    >
      <Form<{ reason: string }>
        name={name}
        layout="vertical"
        initialValues={{ reason: question.last }}
        onFinish={({ reason }) => question.answer(reason.trim())}
      >
        <Form.Item
          name="reason"
          label={text("approval.reason")}
          rules={[{ required: true, whitespace: true, message: text("approval.reasonNeeded") }]}
        >
          <Input.TextArea rows={4} maxLength={approvalReasonLength} showCount />
        </Form.Item>
        <div className={styles["actions"]}>
          <Button onClick={() => question.answer(undefined)}>{text("reauth.cancel")}</Button>
          <Button type="primary" htmlType="submit" {...write(false)}>
            {text("approval.send")}
          </Button>
        </div>
      </Form>
    </TopDialog>
  );
};
