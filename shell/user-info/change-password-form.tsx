import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "antd";
import { NewPasswordFields } from "../forms/new-password-fields.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import { basicInfoQuery } from "./basic-info-query.ts";
import styles from "./basic-info-form.module.css";
import { useRefreshActivity } from "./use-refresh-activity.ts";

interface Passwords {
  oldPassword: string;
  newPassword: string;
  repeated: string;
}

/** Changes the operator's own password; the server ends all other sessions. */
export const ChangePasswordForm = ({ account }: { account: string }) => {
  const text = useText();
  const { request, actions, notices, reauthentication } = useConsole();
  const write = useWriteButton();
  const [form] = Form.useForm<Passwords>();
  const queries = useQueryClient();
  const refreshActivity = useRefreshActivity();
  const busy = useLoading("basicInfo.changePassword");
  const [wait, startWait] = useCountdown();

  const submit = async ({ oldPassword, newPassword }: Passwords) => {
    try {
      await actions.track(
        "basicInfo.changePassword",
        reauthentication.answering(oldPassword, () =>
          request("POST /cc-api/operator/changePassword", { body: { oldPassword, newPassword } }),
        ),
      );
      form.resetFields();
      void queries.invalidateQueries({ queryKey: basicInfoQuery });
      void refreshActivity();
      notices.toast({ kind: "success", title: text("password.changed") });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (applyFieldErrors(form, error)) return;
      if (error.code === "wrong_password")
        form.setFields([{ name: "oldPassword", errors: [error.message] }]);
      if (error.code === "weak_password")
        form.setFields([{ name: "newPassword", errors: [error.message] }]);
    }
  };

  return (
    <Form
      form={form}
      className={styles["form"]}
      layout="vertical"
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true }}
    >
      {/* Tells password managers which account this is for. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        name="oldPassword"
        label={text("password.old")}
        autoComplete="current-password"
      />
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" {...write(busy, busy || wait > 0)}>
        {wait > 0 ? text("form.wait", { seconds: wait }) : text("password.submit")}
      </Button>
    </Form>
  );
};
