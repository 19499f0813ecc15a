import type { Role } from "@console-shell/contract";
import type { LinkDelivery } from "@console-shell/contract/words/link-deliveries";
import { isSentForApproval } from "@console-shell/contract/words/approvals";
import { roleName } from "@console-shell/contract/words/roles";
import {
  applyFieldErrors,
  refusedFor,
  useApiMutation,
  useDraft,
  useLocale,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { CarefulSelect, DecisionDialog } from "@console-shell/ui";
import { Form, Input } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { accountPattern } from "../operators/choices.ts";
import { DeliveryField } from "../operators/delivery-field.tsx";
import { useGrantableRoles } from "../operators/use-grantable-roles.ts";
import type { Applicant } from "./applicant-status.tsx";

interface Values {
  account: string;
  email: string;
  role: Role;
  delivery: LinkDelivery;
}

interface ApproveFormProps {
  applicant: Applicant;
  /** Called if somebody else has already decided. */
  onLate: () => void;
  /** Called with the link to copy for the new operator. */
  onLink: (link: string, name: string) => void;
  onClosed: () => void;
}

/** The dialog that approves an applicant as an operator. */
export const ApproveForm = ({ applicant, onLate, onLink, onClosed }: ApproveFormProps) => {
  const text = useText();
  const locale = useLocale();
  const notify = useNotify();
  const grantable = useGrantableRoles();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const draft = useDraft(() => setOpen(false));
  const writeButton = useWriteButton();
  const approve = useApiMutation("POST /mc-api/applicant/:id/approve");
  const { id, name, email, account } = applicant;

  const submit = async ({ account, role, delivery }: Values) => {
    try {
      const { link } = await approve.mutateAsync({
        params: { id },
        // A node with an older release doesn't know it, and mails.
        body: { account, role, ...(delivery === "link" && { delivery }) },
      });
      if (link) onLink(link, name);
      else notify({ kind: "success", title: text("applicant.approved", { name, email }) });
    } catch (error) {
      applyFieldErrors(form, error);
      if (refusedFor(error, "decided")) onLate();
    }
  };

  return (
    <DecisionDialog<Values>
      form={form}
      open={open}
      title={text("applicant.approveTitle", { name })}
      detail={text("applicant.approveDetail")}
      submitText={text("applicant.approve")}
      initialValues={{ account, email }}
      draft={draft}
      button={writeButton(approve.isPending)}
      done={approve.isSuccess || isSentForApproval(approve.error)}
      late={refusedFor(approve.error, "decided") && text("applicant.decided")}
      onSubmit={(values) => void submit(values)}
      onClosed={onClosed}
    >
      <Form.Item
        name="role"
        label={text("operator.role")}
        rules={[{ required: true, message: text("required.role") }]}
      >
        <CarefulSelect
          options={grantable.map((role) => ({ value: role, label: roleName(role, locale) }))}
        />
      </Form.Item>
      <Form.Item
        name="account"
        label={text("operator.account")}
        extra={text("operator.accountHelp")}
        rules={[
          { required: true, message: text("required.account") },
          { pattern: accountPattern, message: text("form.account") },
        ]}
      >
        <Input autoComplete="off" spellCheck={false} />
      </Form.Item>
      {/* Read-only, but it may already be in use, so it can show an error. */}
      <Form.Item
        name="email"
        label={text("operator.email")}
        extra={text("applicant.emailHelp")}
        required
      >
        <Input type="email" variant="filled" readOnly />
      </Form.Item>
      <DeliveryField />
    </DecisionDialog>
  );
};
