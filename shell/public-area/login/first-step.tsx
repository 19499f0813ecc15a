import { CameraOutlined, LoginOutlined } from "@ant-design/icons";
import type { ConsoleConfig } from "@console-shell/contract";
import { useWriteButton } from "@console-shell/ui";
import { Alert, Button, Checkbox, Form, Input } from "antd";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router";
import { FormHeading } from "../../forms/form-heading.tsx";
import { Or } from "../../forms/or.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { throttledSeconds } from "../../forms/throttled-seconds.ts";
import { useCountdown } from "../../forms/use-countdown.ts";
import { useText } from "../../i18n/use-text.ts";
import { usePasskeySupport } from "../../passkeys/use-passkey-support.ts";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import { RequestError } from "../../request/request-error.ts";
import { LinkButton } from "../../results/link-button.tsx";
import { askedFactors, type AskedFactors } from "../../second-factors/asked-factors.ts";
import { ProviderButtons } from "../../single-sign-on/provider-buttons.tsx";
import { visitAddress } from "../../single-sign-on/visit.ts";
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
  /** Why an identity provider's sign-in failed. */
  problem: string | undefined;
  onSignedIn: () => void | Promise<void>;
  /** The password is correct, and the account has a second factor. */
  onSecondFactor: (credentials: Credentials, asked: AskedFactors) => void;
}

/** What the build knows of providers: nothing. */
const asPrerendered: ConsoleConfig["signOn"] = { providers: [], passwords: "everyone" };

/** Account and password, or instead an identity provider, a passkey or the camera. */
export const FirstStep = ({ start, problem, onSignedIn, onSecondFactor }: FirstStepProps) => {
  const text = useText();
  const write = useWriteButton();
  const { session, config, place, routing } = useConsole();
  const address = useLocation();
  const search = useInBrowser(() => address.search, "");
  const passkeys = usePasskeySupport();
  const face = useInBrowser(() => config.faceLogin, true);
  const isInBrowser = useInBrowser(() => true, false);
  const { providers, passwords } = isInBrowser ? config.signOn : asPrerendered;
  // An address is confirmed by mail.
  const mayRegister = useInBrowser(() => config.withoutMail !== true, true);
  // Only root uses a password then.
  const isFolded = passwords === "root" && providers.length > 0;
  // By default root has no face sign-in.
  const camera = face && !isFolded;
  const [unfolded, setUnfolded] = useState(start.account !== undefined);
  const from = new URLSearchParams(search).get("from");
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

  const unfold = () => {
    flushSync(() => setUnfolded(true));
    form.focusField("account");
  };
  const providerButtons = (type: "primary" | "default") =>
    place.isGuest ? (
      <ProviderButtons
        providers={providers}
        purpose="sign-in"
        onContinue={() =>
          void session.signedInElsewhere().then(onSignedIn, (error: unknown) => {
            // The failure has been shown.
            if (!(error instanceof RequestError)) throw error;
          })
        }
      />
    ) : (
      <div className={styles["providers"]}>
        {providers.map(({ name, label }) => (
          <LinkButton
            key={name}
            block
            type={type}
            icon={<LoginOutlined aria-hidden="true" />}
            to={visitAddress(name, "sign-in", { from, isPopup: false })}
          >
            {text("signOn.continueWith", { provider: label })}
          </LinkButton>
        ))}
      </div>
    );

  return (
    <>
      <FormHeading title={text("login.title")}>
        {text(isFolded ? "login.leadProviders" : "login.lead")}
      </FormHeading>
      {isInBrowser && problem ? (
        <Alert role="alert" type="error" showIcon title={problem} className={styles["problem"]} />
      ) : null}
      {isFolded ? providerButtons("primary") : null}
      {isFolded && !unfolded ? (
        <Button block className={styles["unfold"]} onClick={unfold}>
          {text("login.withPassword")}
        </Button>
      ) : null}
      {isFolded && unfolded ? <Or /> : null}
      {isFolded && !unfolded ? null : (
        <>
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
            onValuesChange={() => {
              setWrong(false);
              // Not before: the pages after the sign-in are larger than this one.
              void routing.loadAhead("/");
            }}
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
            {isFolded || providers.length === 0 ? null : (
              <>
                <Or />
                {providerButtons("default")}
              </>
            )}
            {passkeys ? (
              <PasskeySignIn
                remember={() => form.getFieldValue("remember") === true}
                onSignedIn={onSignedIn}
              />
            ) : null}
            {camera ? (
              <LinkButton
                to={`/cam/login${search}`}
                icon={<CameraOutlined aria-hidden="true" />}
                block
              >
                {text("login.camera")}
              </LinkButton>
            ) : null}
            {isFolded || !mayRegister ? null : (
              <p className={styles["register"]}>
                {text("login.noAccount")} <Link to="/user/register">{text("login.register")}</Link>
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
};
