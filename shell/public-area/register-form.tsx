import type { ApiInput } from "@console-shell/contract";
import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { FormHeading } from "../forms/form-heading.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import { accountNamePattern, phonePattern } from "./applicant-rules.ts";
import styles from "./register-form.module.css";

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

const firstFields = ["account", "email"] as const;

const useRules = () => {
  const text = useText();
  return {
    text,
    required: (message: string) => ({ required: true, whitespace: true, message }),
    max: (length: number) => ({ max: length, message: text("form.max", { max: length }) }),
  };
};

/** What the account signs in with, and where the links go. */
const AccountFields = () => {
  const { text, required, max } = useRules();
  return (
    <>
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
        name="email"
        label={text("field.email")}
        extra={text("register.emailHint")}
        rules={[
          required(text("required.email")),
          { type: "email", message: text("form.email") },
          max(254),
        ]}
      >
        <Input type="email" autoComplete="email" inputMode="email" />
      </Form.Item>
    </>
  );
};

/** Who applies, and why. */
const PersonFields = () => {
  const { text, required, max } = useRules();
  return (
    <>
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
    </>
  );
};

/**
 * The steps of a form, as entries of the browser's history: its back button leads to the first step instead of away
 * from what was entered. An entry of an earlier visit counts as the first step.
 */
const useSteps = () => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { step?: string } | null };
  const [second] = useState(() => crypto.randomUUID());
  const [hasMoved, setHasMoved] = useState(false);
  return {
    isSecond: state?.step === second,
    /** Whether the first step was left: after that, a step that opens has the focus. */
    hasMoved,
    next: () => {
      setHasMoved(true);
      void navigate("", { state: { step: second } });
    },
    back: () => void navigate(-1),
  };
};

interface RegisterFormProps {
  onSent: (sent: SentRegistration) => void;
}

/** The registration form: the account, then the person. */
export const RegisterForm = ({ onSent }: RegisterFormProps) => {
  const text = useText();
  const write = useWriteButton();
  const { request, actions } = useConsole();
  const [form] = Form.useForm<Applicant>();
  const busy = useLoading("applicant.add");
  const [wait, startWait] = useCountdown();
  const { isSecond, hasMoved, next, back } = useSteps();
  // Refused fields show their errors in their own step, once it has opened; the first step does first.
  const refused = useRef<RequestError>(undefined);
  const fields = useRef<HTMLFieldSetElement>(null);

  const submit = async () => {
    // Those of the other step aren't mounted, and keep their values.
    const values = form.getFieldsValue(true) as Applicant;
    try {
      const { reference } = await actions.track(
        "applicant.add",
        request("POST /mc-api/basic/applicant/add", { body: filled(values) }),
      );
      onSent({ reference, email: values.email });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (error.fields.some(({ path }) => firstFields.some((field) => field === path))) {
        refused.current = error;
        back();
      } else applyFieldErrors(form, error);
    }
  };
  useEffect(() => {
    if (hasMoved) fields.current?.querySelector("input")?.focus();
    if (!refused.current) return;
    applyFieldErrors(form, refused.current);
    if (isSecond) refused.current = undefined;
  }, [form, hasMoved, isSecond]);

  return (
    <>
      <FormHeading title={text("register.title")}>{text("register.lead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        // Disables the browser's own e-mail validation, which has its own texts and language.
        noValidate
        initialValues={{ account: "", name: "", company: "", email: "", phone: "", reason: "" }}
        onFinish={() => (isSecond ? void submit() : next())}
        scrollToFirstError={{ focus: true }}
        validateTrigger="onBlur"
      >
        <fieldset ref={fields} className={styles["step"]}>
          <legend>
            {text("register.step", { step: isSecond ? 2 : 1 })}
            <span>{text(isSecond ? "register.step2" : "register.step1")}</span>
          </legend>
          {isSecond ? <PersonFields /> : <AccountFields />}
        </fieldset>
        <div className={styles["buttons"]}>
          {isSecond ? <Button onClick={back}>{text("register.back")}</Button> : null}
          {isSecond ? (
            <Button type="primary" htmlType="submit" {...write(busy, busy || wait > 0)}>
              {wait > 0 ? text("form.wait", { seconds: wait }) : text("register.submit")}
            </Button>
          ) : (
            <Button type="primary" htmlType="submit">
              {text("register.next")}
            </Button>
          )}
        </div>
      </Form>
      <p>
        {text("register.haveAccount")} <Link to="/user/login">{text("result.login")}</Link>
      </p>
    </>
  );
};
