import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { Button, Form } from "antd";
import { FormHeading } from "../forms/form-heading.tsx";
import { NewPasswordFields } from "../forms/new-password-fields.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";

interface SetPasswordFormProps {
  token: string;
  onDone: () => void;
  onWrongLink: () => void;
}

interface NewPassword {
  newPassword: string;
  repeated: string;
}

/** Sets the password of an account that has none. */
export const SetPasswordForm = ({ token, onDone, onWrongLink }: SetPasswordFormProps) => {
  const text = useText();
  const write = useWriteButton();
  const { request, actions } = useConsole();
  const [form] = Form.useForm<NewPassword>();
  const busy = useLoading("invitation.accept");
  const [wait, startWait] = useCountdown();

  const submit = async ({ newPassword }: NewPassword) => {
    try {
      await actions.track(
        "invitation.accept",
        request("POST /auth/invitation/accept", { body: { token, newPassword } }),
      );
      onDone();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      // A truncated or overlong token is invalid, too.
      if (!applyFieldErrors(form, error) && error.status === 400) onWrongLink();
    }
  };

  return (
    <>
      <FormHeading title={text("setPassword.title")}>{text("setPassword.lead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
        scrollToFirstError={{ focus: true }}
      >
        <NewPasswordFields owner={{ token }} />
        <Button type="primary" htmlType="submit" block {...write(busy, busy || wait > 0)}>
          {wait > 0 ? text("form.wait", { seconds: wait }) : text("reset.submit")}
        </Button>
      </Form>
    </>
  );
};
