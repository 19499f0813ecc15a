import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { FormHeading } from "../../forms/form-heading.tsx";
import { NewPasswordFields } from "../../forms/new-password-fields.tsx";
import { throttledSeconds } from "../../forms/throttled-seconds.ts";
import { useCountdown } from "../../forms/use-countdown.ts";
import { useLocale, useText } from "../../i18n/use-text.ts";
import { RequestError } from "../../request/request-error.ts";
import { useConsole } from "../../state/console-context.ts";
import { useLoading } from "../../state/use-loading.ts";
import { accountNamePattern } from "../applicant-rules.ts";

interface SetupFormProps {
  token: string;
  /** Called when the operator has been created and signed in. */
  onDone: () => void | Promise<void>;
  /** Called if the link is invalid or has expired. */
  onWrongLink: () => void;
}

interface FirstOperator {
  account: string;
  name: string;
  email: string;
  newPassword: string;
  repeated: string;
}

/** The first operator's details and password. */
export const SetupForm = ({ token, onDone, onWrongLink }: SetupFormProps) => {
  const text = useText();
  const write = useWriteButton();
  const locale = useLocale();
  const { session } = useConsole();
  const [form] = Form.useForm<FirstOperator>();
  const account = Form.useWatch("account", form) ?? "";
  const email = Form.useWatch("email", form) ?? "";
  const busy = useLoading("session.setUp");
  const [wait, startWait] = useCountdown();
  const required = (message: string) => ({ required: true, whitespace: true, message });
  const max = (length: number) => ({ max: length, message: text("form.max", { max: length }) });

  const submit = async ({ newPassword, account, name, email }: FirstOperator) => {
    try {
      await session.setUp({
        token,
        account: account.trim(),
        name: name.trim(),
        email: email.trim(),
        password: newPassword,
        locale,
      });
      await onDone();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (error.code === "wrong_link") return onWrongLink();
      applyFieldErrors(form, error, (path) => [path === "password" ? "newPassword" : path]);
    }
  };

  return (
    <>
      <FormHeading title={text("setup.title")}>{text("setup.lead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        // Disables the browser's own e-mail validation, which has its own texts and language.
        noValidate
        initialValues={{ account: "", name: "", email: "" }}
        onFinish={(values) => void submit(values)}
        scrollToFirstError={{ focus: true }}
        validateTrigger="onBlur"
      >
        <Form.Item
          name="account"
          label={text("field.account")}
          extra={text("register.accountHint")}
          rules={[
            required(text("required.account")),
            { pattern: accountNamePattern, message: text("register.accountWrong") },
          ]}
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="name"
          label={text("field.name")}
          rules={[required(text("required.name")), max(80)]}
        >
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item
          name="email"
          label={text("field.email")}
          rules={[
            required(text("required.email")),
            { type: "email", message: text("form.email") },
            max(254),
          ]}
        >
          <Input type="email" autoComplete="email" inputMode="email" />
        </Form.Item>
        <NewPasswordFields owner={{ account: account.trim(), email: email.trim() }} />
        <Button type="primary" htmlType="submit" block {...write(busy, busy || wait > 0)}>
          {wait > 0 ? text("form.wait", { seconds: wait }) : text("setup.submit")}
        </Button>
      </Form>
    </>
  );
};
