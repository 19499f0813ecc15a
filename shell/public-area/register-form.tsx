import type { ApiInput } from "@console-shell/contract";
import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { Link } from "react-router";
import { FormHeading } from "../forms/form-heading.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import { accountNamePattern, phonePattern } from "./applicant-rules.ts";

type Applicant = ApiInput<"POST /mc-api/basic/applicant/add">["body"];

/** Omits empty optional fields. */
const filled = (values: Applicant): Applicant => ({
  ...values,
  phone: values.phone?.trim() || undefined,
  reason: values.reason?.trim() || undefined,
});

/** The sent registration: the address the link was mailed to, and its reference. */
export interface SentRegistration {
  reference: string;
  email: string;
}

interface RegisterFormProps {
  onSent: (sent: SentRegistration) => void;
}

/** The registration form. */
export const RegisterForm = ({ onSent }: RegisterFormProps) => {
  const text = useText();
  const write = useWriteButton();
  const { request, actions } = useConsole();
  const [form] = Form.useForm<Applicant>();
  const busy = useLoading("applicant.add");
  const [wait, startWait] = useCountdown();
  const required = (message: string) => ({ required: true, whitespace: true, message });
  const max = (length: number) => ({ max: length, message: text("form.max", { max: length }) });

  const submit = async (values: Applicant) => {
    try {
      const { reference } = await actions.track(
        "applicant.add",
        request("POST /mc-api/basic/applicant/add", { body: filled(values) }),
      );
      onSent({ reference, email: values.email });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      applyFieldErrors(form, error);
    }
  };

  return (
    <>
      <FormHeading title={text("register.title")}>{text("register.lead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        // Disables the browser's own e-mail validation, which has its own texts and language.
        noValidate
        initialValues={{ account: "", name: "", company: "", email: "", phone: "", reason: "" }}
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
          name="company"
          label={text("field.company")}
          rules={[required(text("required.company")), max(120)]}
        >
          <Input autoComplete="organization" />
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
        <Form.Item
          name="phone"
          label={text("field.phone")}
          rules={[{ pattern: phonePattern, message: text("form.phone") }, max(32)]}
        >
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="reason" label={text("register.reason")} rules={[max(1000)]}>
          {/* autoSize would set an inline style, which the content security policy blocks. */}
          <Input.TextArea rows={4} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block {...write(busy, busy || wait > 0)}>
          {wait > 0 ? text("form.wait", { seconds: wait }) : text("register.submit")}
        </Button>
      </Form>
      <p>
        {text("register.haveAccount")} <Link to="/user/login">{text("result.login")}</Link>
      </p>
    </>
  );
};
