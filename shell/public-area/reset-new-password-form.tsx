import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { Button, Form } from "antd";
import { useEffect } from "react";
import { FormHeading } from "../forms/form-heading.tsx";
import { NewPasswordFields } from "../forms/new-password-fields.tsx";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";

interface ResetNewPasswordFormProps {
  account: string;
  resetToken: string;
  onDone: () => void;
  /** Called when the token has expired: another code is needed. */
  onExpired: () => void;
}

interface NewPassword {
  newPassword: string;
  repeated: string;
}

/** Second step of a reset: the new password. */
export const ResetNewPasswordForm = (props: ResetNewPasswordFormProps) => {
  const { account, resetToken, onDone, onExpired } = props;
  const text = useText();
  const write = useWriteButton();
  const { request, actions } = useConsole();
  const [form] = Form.useForm<NewPassword>();
  const busy = useLoading("recovery.resetPassword");
  // This step replaces the previous one on the same page, where the focus would be lost.
  useEffect(() => form.focusField("newPassword"), [form]);

  const submit = async ({ newPassword }: NewPassword) => {
    try {
      await actions.track(
        "recovery.resetPassword",
        request("POST /cc-api/basic/operator/resetPassword", {
          body: { resetToken, newPassword },
        }),
      );
      onDone();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code === "wrong_reset_code") onExpired();
      else if (!applyFieldErrors(form, error) && error.status === 400)
        form.setFields([{ name: "newPassword", errors: [error.message] }]);
    }
  };

  return (
    <>
      <FormHeading title={text("reset.newTitle")}>{text("reset.newLead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
        scrollToFirstError={{ focus: true }}
      >
        {/* Tells password managers which account this is for. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <NewPasswordFields owner={{ token: resetToken }} />
        <Button type="primary" htmlType="submit" block {...write(busy, busy)}>
          {text("reset.submit")}
        </Button>
      </Form>
    </>
  );
};
