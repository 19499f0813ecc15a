import { CopyOutlined } from "@ant-design/icons";
import { useUnsaved } from "@console-shell/sdk";
import { Alert, Button, Input, Modal } from "antd";
import { useText } from "../messages/index.ts";
import { useCopy } from "../shared/use-copy.ts";

const words = {
  key: { title: "issued.title", warning: "issued.warning", label: "issued.label" },
  webhookSecret: { title: "secret.title", warning: "secret.warning", label: "secret.label" },
} as const;

interface IssuedKeyProps {
  secret: string;
  /** Kind of secret; an API key by default. */
  kind?: keyof typeof words;
  onClose: () => void;
}

/** Shows a new secret, which can't be shown again. Only its button closes it, and leaving is confirmed. */
export const IssuedKey = ({ secret, kind = "key", onClose }: IssuedKeyProps) => {
  const { title, warning, label } = words[kind];
  const text = useText();
  const copy = useCopy();
  useUnsaved(true, { reason: "shown-once" });
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={text(title)}
      footer={[
        <Button key="copy" icon={<CopyOutlined aria-hidden="true" />} onClick={() => copy(secret)}>
          {text("word.copy")}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {text("issued.done")}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={text(warning)} style={{ marginBottom: 12 }} />
      <Input.TextArea
        readOnly
        rows={2}
        aria-label={text(label)}
        className="issued-key"
        value={secret}
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  );
};
