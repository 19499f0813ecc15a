import { hasText } from "@console-shell/contract/words/typed-text";
import { ConsoleTheme, loadLanguage } from "@console-shell/ui";
import { Button, Form, Input, Typography } from "antd";
import { createRoot } from "react-dom/client";
import { describeFailure } from "./describe-failure.ts";
import { deviceTexts } from "./device-texts.ts";
import type { CallFailure } from "./request.ts";

interface Credentials {
  account: string;
  password: string;
  /** The second factor's code, if the account has one. */
  code?: string | undefined;
}

/**
 * Asks for account, password and second factor in `element` until `attempt` succeeds; empties the element
 * afterwards.
 */
export const signIn = async (
  element: HTMLElement,
  attempt: (credentials: Credentials) => Promise<unknown>,
): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { locale, text } = deviceTexts();
  await loadLanguage(locale);
  const root = createRoot(element);
  const render = (failure?: string) =>
    root.render(
      <ConsoleTheme locale={locale} hasText={hasText}>
        <main style={{ maxWidth: 320, margin: "15vh auto", padding: 16 }}>
          <Typography.Title level={1} style={{ fontSize: 20 }}>
            {text("signIn.title")}
          </Typography.Title>
          <Form<Credentials> layout="vertical" onFinish={submit}>
            <Form.Item label={text("signIn.account")} name="account" rules={[{ required: true }]}>
              <Input autoComplete="username" />
            </Form.Item>
            <Form.Item
              label={text("signIn.password")}
              name="password"
              rules={[{ required: true }]}
              help={failure}
              validateStatus={failure ? "error" : ""}
            >
              <Input.Password autoComplete="current-password" />
            </Form.Item>
            <Form.Item label={text("signIn.code")} name="code">
              <Input autoComplete="one-time-code" />
            </Form.Item>
            <Button type="primary" htmlType="submit" block>
              {text("signIn.submit")}
            </Button>
          </Form>
        </main>
      </ConsoleTheme>,
    );
  const submit = (credentials: Credentials) => {
    attempt({ ...credentials, code: credentials.code || undefined })
      .then(() => {
        root.unmount();
        resolve();
        return undefined;
      })
      .catch((error: CallFailure) => render(describeFailure(error).description));
  };
  render();
  return promise;
};
