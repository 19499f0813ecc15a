import {
  CameraOutlined,
  DesktopOutlined,
  KeyOutlined,
  TranslationOutlined,
} from "@ant-design/icons";
import { Button, Card, Checkbox, ConfigProvider, Dropdown, Flex, Form, Input, theme } from "antd";
import { useEffect, useState } from "react";

const device = matchMedia("(prefers-color-scheme: dark)");

/**
 * A login page with the same fields and buttons as the console's, written as in antd's
 * documentation.
 */
export const PlainLogin = () => {
  const [dark, setDark] = useState(device.matches);
  useEffect(() => {
    const follow = () => setDark(device.matches);
    device.addEventListener("change", follow);
    return () => device.removeEventListener("change", follow);
  }, []);
  return (
    <ConfigProvider theme={{ algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm }}>
      <Flex justify="end" gap={4}>
        <Dropdown menu={{ items: [{ key: "en", label: "English" }] }}>
          <Button type="text" icon={<TranslationOutlined />} aria-label="Language" />
        </Dropdown>
        <Dropdown menu={{ items: [{ key: "system", label: "Use system setting" }] }}>
          <Button type="text" icon={<DesktopOutlined />} aria-label="Theme" />
        </Dropdown>
      </Flex>
      <Flex justify="center">
        <Card style={{ width: 416 }}>
          <h1>Sign in</h1>
          <p>Use your operator account.</p>
          <Form layout="vertical" requiredMark={false}>
            <Form.Item name="account" label="Account" rules={[{ required: true }]}>
              <Input autoComplete="username" />
            </Form.Item>
            <Form.Item name="password" label="Password" rules={[{ required: true }]}>
              <Input.Password autoComplete="current-password" />
            </Form.Item>
            <Flex justify="space-between">
              <Form.Item name="remember" valuePropName="checked">
                <Checkbox>Stay signed in for 30 days</Checkbox>
              </Form.Item>
              <a href="/forget">Forgot password?</a>
            </Flex>
            <Flex vertical gap={12}>
              <Button type="primary" htmlType="submit" block>
                Sign in
              </Button>
              <Button block icon={<KeyOutlined />}>
                Sign in with a passkey
              </Button>
              <Button block icon={<CameraOutlined />}>
                Sign in with the camera
              </Button>
            </Flex>
          </Form>
        </Card>
      </Flex>
    </ConfigProvider>
  );
};
