import { Form, Input, type InputRef } from "antd";
import { useEffect, useRef } from "react";
import { useText } from "../i18n/use-text.ts";

/** A passkey's name. Fields: name. Focused on mount, with its text selected. */
export const PasskeyNameField = () => {
  const text = useText();
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus({ cursor: "all" }), []);
  return (
    <Form.Item
      name="name"
      label={text("passkeys.name")}
      rules={[
        { required: true, whitespace: true, message: text("required.passkeyName") },
        { max: 60, message: text("form.max", { max: 60 }) },
      ]}
    >
      <Input ref={input} autoComplete="off" />
    </Form.Item>
  );
};
