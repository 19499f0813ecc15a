import { CopyOutlined } from "@ant-design/icons";
import { Button, Input, Space } from "antd";
import { useId } from "react";
import { useText } from "../messages/index.ts";
import { useCopy } from "./use-copy.ts";

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A value to take elsewhere. */
export const CopyField = ({ label, value }: CopyFieldProps) => {
  const text = useText();
  const copy = useCopy();
  const id = useId();
  return (
    <div className="management-copy">
      <label htmlFor={id}>{label}</label>
      <Space.Compact block>
        <Input id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button
          icon={<CopyOutlined aria-hidden />}
          aria-label={text("provider.copyOf", { label })}
          onClick={() => copy(value)}
        />
      </Space.Compact>
    </div>
  );
};
