import { CameraOutlined } from "@ant-design/icons";
import { useWriteButton } from "@console-shell/ui";
import { Button, Checkbox, Form, Input } from "antd";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { FormHeading } from "../../forms/form-heading.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { throttledSeconds } from "../../forms/throttled-seconds.ts";
import { useCountdown } from "../../forms/use-countdown.ts";
import { useText } from "../../i18n/use-text.ts";
import { usePasskeySupport } from "../../passkeys/use-passkey-support.ts";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import { RequestError } from "../../request/request-error.ts";
import { LinkButton } from "../../results/link-button.tsx";
import { askedFactors, type AskedFactors } from "../../second-factors/asked-factors.ts";
import { useConsole } from "../../state/console-context.ts";
import { useLoading } from "../../state/use-loading.ts";
import type { Credentials } from "./credentials.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import styles from "./first-step.module.css";

interface LoginForm {
  account: string;
  password: string;
  remember: boolean;
}

/** The form's initial state: empty, or what remains after the second step. */
export interface FirstStepStart {
  account?: string;
  remember?: Credentials["remember"];
  /** The second step found the password to be wrong. */
  isWrong?: boolean;
}

interface FirstStepProps {
  start: FirstStepStart;
  onSignedIn: () => void | Promise<void>;
  /** The password is correct, and the account has a second factor. */
  onSecondFactor: (credentials: Credentials, asked: AskedFactors) => void;
}

/** Account and password, or instead a passkey or the camera. */
export const FirstStep = ({ start, onSignedIn, onSecondFactor }: FirstStepProps) => {
  const text = useText();
  const write = useWriteButton();
  const { session, config } = useConsole();
  const address = useLocation();
  const search = useInBrowser(() => address.search, "");
  const passkeys = usePasskeySupport();
  const camera = useInBrowser(() => config.faceLogin, true);
  const [form] = Form.useForm<LoginForm>();
  const busy = useLoading("session.login");
  const [wait, startWait] = useCountdown();
  // Only marked: the notification says why, and screen readers announce it.
  const [isWrong, setWrong] = useState(start.isWrong ?? false);
  // On returning from the second step, the focused element is gone.
  useEffect(() => {
    if (start.account !== undefined) form.focusField("password");
    // oxlint-disable-next-line react/exhaustive-deps -- on coming back only
  }, []);

  const submit = async (values: LoginForm) => {
    const credentials = { ...values, account: values.account.trim() };
    try {
      await session.login(credentials);
      await onSignedIn();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const asked = askedFactors(error);
      if (asked) return onSecondFactor(credentials, asked);
      startWait(throttledSeconds(error));
      if (error.status !== 401 || error.url !== "/auth/session/login") return;
      setWrong(true);
      form.focusField("password");
    }
  };

  return (
    <>
      <FormHeading title={text("login.title")}>{text("login.lead")}</FormHeading>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          account: start.account ?? "",
          password: "",
          remember: start.remember === true,
        }}
        onFinish={(values) => void submit(values)}
        onValuesChange={() => setWrong(false)}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="account"
          label={text("field.account")}
          rules={[
            {
              required: true,
              whitespace: true,
              message: text("required.account"),
            },
            { max: 254, message: text("form.max", { max: 254 }) },
          ]}
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <PasswordField
          name="password"
          label={text("field.password")}
          autoComplete="current-password"
          isWrong={isWrong}
          rules={[{ max: 128, message: text("form.max", { max: 128 }) }]}
        />
        <div className={styles["options"]}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox aria-describedby="remember-note">{text("login.remember")}</Checkbox>
          </Form.Item>
          <Link to="/user/forget-password">{text("login.forgot")}</Link>
          <span id="remember-note" className={styles["note"]}>
            {text("login.remember.note")}
          </span>
        </div>
        <Button type="primary" htmlType="submit" block {...write(busy, busy || wait > 0)}>
          {wait > 0 ? text("form.wait", { seconds: wait }) : text("login.submit")}
        </Button>
      </Form>
      <div className={styles["other"]}>
        {passkeys ? (
          <PasskeySignIn
            remember={() => form.getFieldValue("remember") === true}
            onSignedIn={onSignedIn}
          />
        ) : null}
        {camera ? (
          <LinkButton to={`/cam/login${search}`} icon={<CameraOutlined aria-hidden="true" />} block>
            {text("login.camera")}
          </LinkButton>
        ) : null}
        <p className={styles["register"]}>
          {text("login.noAccount")} <Link to="/user/register">{text("login.register")}</Link>
        </p>
      </div>
    </>
  );
};
