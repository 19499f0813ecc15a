import { CopyOutlined } from "@ant-design/icons";
import { useNotify } from "@console-shell/sdk";
import { Button, Input, Space } from "antd";
import { useId } from "react";
import { useText } from "../messages/index.ts";

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value to take elsewhere. */
export const CopyField = ({ label, value }: CopyFieldProps) => {
  const text = useText();
  const notify = useNotify();
  const id = useId();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => notify({ kind: "success", title: text("token.copied") }),
      () => notify({ kind: "warning", title: text("token.copyFailed") }),
    );
  return (
    <div className="management-copy">
      <label htmlFor={id}>{label}</label>
      <Space.Compact block>
        <Input id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button
          icon={<CopyOutlined aria-hidden />}
          aria-label={text("provider.copyOf", { label })}
          onClick={copy}
        />
      </Space.Compact>
    </div>
  );
};
