import { useWriteButton } from "@console-shell/ui";
import { Button, Form, Input } from "antd";
import { Link, useNavigate } from "react-router";
import { FormHeading } from "../forms/form-heading.tsx";
import { throttledSeconds } from "../forms/throttled-seconds.ts";
import { useCountdown } from "../forms/use-countdown.ts";
import { useText } from "../i18n/use-text.ts";
import { useInBrowser } from "../prerender/use-in-browser.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView } from "../results/result-view.tsx";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import type { ResetState } from "./reset-password-page.tsx";

/** Requests a reset code; the response is the same whether or not the account exists. */
export const ForgetPasswordPage = () => {
  const text = useText();
  const write = useWriteButton();
  const navigate = useNavigate();
  const { request, actions, config } = useConsole();
  const isMailed = useInBrowser(() => config.withoutMail !== true, true);
  const busy = useLoading("recovery.forgetPassword");
  const [wait, startWait] = useCountdown();

  const submit = async (values: { account: string }) => {
    const account = values.account.trim();
    try {
      await actions.track(
        "recovery.forgetPassword",
        request("POST /cc-api/basic/operator/forgetPassword", { body: { account } }),
      );
      await navigate("/user/reset-password", { state: { account } satisfies ResetState });
    } catch (error) {
      // The error has already been shown.
      startWait(throttledSeconds(error));
    }
  };

  if (!isMailed)
    return (
      <ResultView
        status="info"
        title={text("forgot.title")}
        subTitle={text("forgot.noMail")}
        actions={<LinkButton to="/user/login">{text("forgot.back")}</LinkButton>}
      />
    );
  return (
    <>
      <FormHeading title={text("forgot.title")}>{text("forgot.lead")}</FormHeading>
      <Form
        layout="vertical"
        requiredMark={false}
        onFinish={(values: { account: string }) => void submit(values)}
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
        <Button type="primary" htmlType="submit" block {...write(busy, busy || wait > 0)}>
          {wait > 0 ? text("form.wait", { seconds: wait }) : text("forgot.submit")}
        </Button>
      </Form>
      <p>
        <Link to="/user/reset-password">{text("forgot.haveCode")}</Link>
      </p>
      <p>
        <Link to="/user/login">{text("forgot.back")}</Link>
      </p>
    </>
  );
};
