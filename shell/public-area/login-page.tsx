import { CameraOutlined } from "@ant-design/icons";
import { Button, Checkbox, Form, Input } from "antd";
import { Link, useNavigate, useSearchParams } from "react-router";
import { FormHeading } from "../forms/form-heading.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { LinkButton } from "../results/link-button.tsx";
import { decodeFrom } from "../session/from.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./login-page.module.css";

interface LoginForm {
  account: string;
  password: string;
  remember: boolean;
}

/** Sign in with account and password, and go back to where the person was. */
export const LoginPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const { session } = useConsole();
  const [search] = useSearchParams();
  const [form] = Form.useForm<LoginForm>();
  const busy = useLoading("session.login");
  const [wait, startWait] = useCountdown();

  const submit = async (values: LoginForm) => {
    try {
      await session.login({ ...values, account: values.account.trim() });
      await navigate(decodeFrom(search.get("from"), location.origin) ?? "/", { replace: true });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      startWait(throttledSeconds(error));
      if (error.status !== 401 || error.url !== "/auth/session/login") return;
      form.setFields([{ name: "password", errors: [error.message || text("login.wrong")] }]);
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
        initialValues={{ account: "", password: "", remember: false }}
        onFinish={(values) => void submit(values)}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="account"
          label={text("field.account")}
          rules={[
            {
              required: true,
              whitespace: true,
              message: text("form.required", { label: text("field.account") }),
            },
            { max: 64, message: text("form.max", { max: 64 }) },
          ]}
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <PasswordField
          name="password"
          label={text("field.password")}
          autoComplete="current-password"
          rules={[{ max: 128, message: text("form.max", { max: 128 }) }]}
        />
        <div className={styles["options"]}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{text("login.remember")}</Checkbox>
          </Form.Item>
          <Link to="/user/forget-password">{text("login.forgot")}</Link>
        </div>
        <Button type="primary" htmlType="submit" block loading={busy} disabled={busy || wait > 0}>
          {wait > 0 ? text("form.wait", { seconds: wait }) : text("login.submit")}
        </Button>
      </Form>
      <div className={styles["other"]}>
        <LinkButton
          to={`/cam/login${location.search}`}
          icon={<CameraOutlined aria-hidden="true" />}
          block
        >
          {text("login.camera")}
        </LinkButton>
        <p className={styles["register"]}>
          {text("login.noAccount")} <Link to="/user/register">{text("login.register")}</Link>
        </p>
      </div>
    </>
  );
};
