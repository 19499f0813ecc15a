import { CopyOutlined } from "@ant-design/icons";
import { useNotify } from "@console-shell/sdk";
import { Alert, Button, Input, Modal } from "antd";
import { useText } from "../messages/index.ts";

/** Shows a new key, the only time that it can be seen; closed by its button alone. */
export const IssuedKey = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const text = useText();
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => notify({ kind: "success", title: text("issued.copied") }),
      () => notify({ kind: "warning", title: text("issued.copyFailed") }),
    );
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={text("issued.title")}
      footer={[
        <Button key="copy" icon={<CopyOutlined aria-hidden="true" />} onClick={copy}>
          {text("issued.copy")}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {text("issued.done")}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={text("issued.warning")} style={{ marginBottom: 12 }} />
      <Input.TextArea
        readOnly
        rows={2}
        aria-label={text("issued.label")}
        className="issued-key"
        value={secret}
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  );
};
