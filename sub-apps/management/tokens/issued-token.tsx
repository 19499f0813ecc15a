import { CopyOutlined } from "@ant-design/icons";
import { useNotify, useUnsaved } from "@console-shell/sdk";
import { useAddress } from "@console-shell/ui";
import { Alert, Button, Input, Modal } from "antd";
import { useText } from "../messages/index.ts";

interface IssuedTokenProps {
  secret: string;
  onClose: () => void;
}

/** Shows a new token with what a build needs, once. Only its button closes it, and leaving is confirmed. */
export const IssuedToken = ({ secret, onClose }: IssuedTokenProps) => {
  const text = useText();
  const notify = useNotify();
  // In a host's page the console is elsewhere.
  const { origin } = new URL(useAddress()("/"), document.baseURI);
  const variables = `CONSOLE_URL=${origin}\nCONSOLE_TOKEN=${secret}`;
  useUnsaved(true, { reason: "shown-once" });
  const copy = (copied: string) =>
    void navigator.clipboard.writeText(copied).then(
      () => notify({ kind: "success", title: text("token.copied") }),
      () => notify({ kind: "warning", title: text("token.copyFailed") }),
    );
  const shown = (what: "secret" | "variables", value: string) => (
    <div className="management-once">
      <div className="management-once-head">
        <span>{text(`token.${what}`)}</span>
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          aria-label={text(`token.copy.${what}`)}
          onClick={() => copy(value)}
        >
          {text("token.copy")}
        </Button>
      </div>
      <Input.TextArea
        readOnly
        rows={what === "secret" ? 2 : 4}
        aria-label={text(`token.${what}`)}
        value={value}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={text("token.issued")}
      footer={
        <Button type="primary" onClick={onClose}>
          {text("token.done")}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={text("token.once")} className="cs-dialog-alert" />
      {shown("secret", secret)}
      {shown("variables", variables)}
    </Modal>
  );
};
