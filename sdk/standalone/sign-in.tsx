import { ConsoleTheme } from "@console-shell/ui";
import { Button, Form, Input, Typography } from "antd";
import { createRoot } from "react-dom/client";

interface Credentials {
  account: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string | undefined;
}

/** Asks for account, password and second factor in `element` until `attempt` succeeds; leaves the element empty. */
export const signIn = (
  element: HTMLElement,
  attempt: (credentials: Credentials) => Promise<unknown>,
): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = createRoot(element);
  const render = (failure?: string) =>
    root.render(
      <ConsoleTheme locale="en-US" theme="light">
        <main style={{ maxWidth: 320, margin: "15vh auto", padding: 16 }}>
          <Typography.Title level={1} style={{ fontSize: 20 }}>
            Sign in
          </Typography.Title>
          <Form<Credentials> layout="vertical" onFinish={submit}>
            <Form.Item label="Account" name="account" rules={[{ required: true }]}>
              <Input autoComplete="username" />
            </Form.Item>
            <Form.Item
              label="Password"
              name="password"
              rules={[{ required: true }]}
              help={failure}
              validateStatus={failure ? "error" : ""}
            >
              <Input.Password autoComplete="current-password" />
            </Form.Item>
            <Form.Item label="Code, where the account has a second factor" name="code">
              <Input autoComplete="one-time-code" />
            </Form.Item>
            <Button type="primary" htmlType="submit" block>
              Sign in
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
      .catch((error: Error) => render(error.message));
  };
  render();
  return promise;
};
