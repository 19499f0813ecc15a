import { CopyOutlined } from "@ant-design/icons";
import { useUnsaved } from "@console-shell/sdk";
import { useAddress } from "@console-shell/ui";
import { Alert, Button, Input, Modal } from "antd";
import { useText } from "../messages/index.ts";
import { useCopy } from "../shared/use-copy.ts";

interface IssuedTokenProps {
  secret: string;
  /** For an identity provider: the address that it needs. Without it, the token is for a team's build. */
  baseUrl?: string;
  onClose: () => void;
}

/** Shows a new token with what its user needs, once. Only its button closes it, and leaving is confirmed. */
export const IssuedToken = ({ secret, baseUrl, onClose }: IssuedTokenProps) => {
  const text = useText();
  const copy = useCopy();
  // In a host's page the console is elsewhere.
  const { origin } = new URL(useAddress()("/"), document.baseURI);
  const variables = `CONSOLE_URL=${origin}\nCONSOLE_TOKEN=${secret}`;
  useUnsaved(true, { reason: "shown-once" });
  const shown = (what: "secret" | "variables" | "baseUrl", value: string) => (
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
        rows={what === "variables" ? 4 : 2}
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
      {baseUrl ? shown("baseUrl", baseUrl) : shown("variables", variables)}
    </Modal>
  );
};
