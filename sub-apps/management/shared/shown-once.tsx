import { CopyOutlined } from "@ant-design/icons";
import { useUnsaved } from "@console-shell/sdk";
import { Alert, Button, Input, Modal } from "antd";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { useCopy } from "./use-copy.ts";

interface ShownValue {
  label: string;
  value: string;
  rows?: number;
  copyLabel: string;
}

interface ShownOnceProps {
  title: string;
  values: readonly ShownValue[];
  onClose: () => void;
  /** What to do with the values. */
  children?: ReactNode;
}

/** Shows secrets once, to copy. Only its button closes it, and leaving is confirmed. */
export const ShownOnce = ({ title, values, onClose, children }: ShownOnceProps) => {
  const text = useText();
  const copy = useCopy();
  useUnsaved(true, { reason: "shown-once" });
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={title}
      footer={
        <Button type="primary" onClick={onClose}>
          {text("token.done")}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={text("token.once")} className="cs-dialog-alert" />
      {children}
      {values.map(({ label, value, rows = 2, copyLabel }) => (
        <div key={label} className="management-once">
          <div className="management-once-head">
            <span>{label}</span>
            <Button
              size="small"
              icon={<CopyOutlined aria-hidden />}
              aria-label={copyLabel}
              onClick={() => copy(value)}
            >
              {text("word.copy")}
            </Button>
          </div>
          <Input.TextArea
            readOnly
            rows={rows}
            aria-label={label}
            value={value}
            onFocus={(event) => event.target.select()}
          />
        </div>
      ))}
    </Modal>
  );
};
