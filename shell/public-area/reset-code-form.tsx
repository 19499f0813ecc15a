import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { useEffect } from "react";
import { Link } from "react-router";
import { FormHeading } from "../forms/form-heading.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./reset-code-form.module.css";

/** Seconds before another code can be requested. */
const resendWait = 60;

interface ResetCodeFormProps {
  initialAccount: string;
  onAccepted: (account: string, resetToken: string) => void;
}

/** First step of a reset: the account and the mailed code. */
export const ResetCodeForm = ({ initialAccount, onAccepted }: ResetCodeFormProps) => {
  const text = useText();
  const write = useWriteButton();
  const { request, actions, notices } = useConsole();
  const [form] = Form.useForm<{ account: string; code: string }>();
  const checking = useLoading("recovery.preResetPassword");
  const sending = useLoading("recovery.forgetPassword");
  const [wait, startWait] = useCountdown();
  const [resendIn, startResend] = useCountdown();
  // Coming from the forgot-password page, a code has just been sent.
  useEffect(() => {
    if (initialAccount) startResend(resendWait);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, []);

  const submit = async (values: { account: string; code: string }) => {
    const account = values.account.trim();
    try {
      const { resetToken } = await actions.track(
        "recovery.preResetPassword",
        request("POST /cc-api/basic/operator/preResetPassword", {
          body: { account, code: values.code.trim() },
        }),
      );
      onAccepted(account, resetToken);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (!applyFieldErrors(form, error) && error.status === 400)
        form.setFields([{ name: "code", errors: [error.message] }]);
    }
  };
  const resend = async () => {
    const { account } = await form.validateFields(["account"]);
    try {
      await actions.track(
        "recovery.forgetPassword",
        request("POST /cc-api/basic/operator/forgetPassword", {
          body: { account: account.trim() },
        }),
      );
      startResend(resendWait);
      notices.toast({ kind: "success", title: text("reset.resent") });
    } catch (error) {
      startResend(throttledSeconds(error));
    }
  };

  return (
    <>
      <FormHeading title={text("reset.title")}>{text("reset.codeLead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ account: initialAccount, code: "" }}
        onFinish={(values) => void submit(values)}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="account"
          label={text("forgot.account")}
          rules={[
            {
              required: true,
              whitespace: true,
              message: text("required.accountOrEmail"),
            },
            { max: 254, message: text("form.max", { max: 254 }) },
          ]}
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="code"
          label={text("reset.code")}
          rules={[
            {
              required: true,
              whitespace: true,
              message: text("required.code"),
            },
            { max: 32, message: text("form.max", { max: 32 }) },
          ]}
        >
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block {...write(checking, checking || wait > 0)}>
          {wait > 0 ? text("form.wait", { seconds: wait }) : text("reset.continue")}
        </Button>
      </Form>
      <p>
        <Button
          type="link"
          className={styles["resend"]}
          loading={sending}
          disabled={sending || resendIn > 0}
          // A wrong account is shown at its field.
          onClick={() => void resend().catch(() => undefined)}
        >
          {resendIn > 0 ? text("reset.resendIn", { seconds: resendIn }) : text("reset.resend")}
        </Button>
      </p>
      <p>
        <Link to="/user/login">{text("forgot.back")}</Link>
      </p>
    </>
  );
};
