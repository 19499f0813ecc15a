import { CopyOutlined, DownloadOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { useAccount } from "../state/use-global-state.ts";
import styles from "./recovery-codes.module.css";

/** Downloads a text as a file. */
const downloadText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by now.
  URL.revokeObjectURL(address);
};

/** New recovery codes, shown only once; to copy or download. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => {
  const text = useText();
  const { account } = useAccount();
  const [copied, setCopied] = useState(false);
  const list = codes.join("\n");
  const copy = async () => {
    await navigator.clipboard.writeText(list);
    setCopied(true);
  };
  return (
    <div className={styles["recovery"]}>
      <Alert type="warning" showIcon title={text("recovery.once")} />
      <ul className={styles["codes"]} aria-label={text("recovery.title")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles["actions"]}>
        {/* The clipboard API needs a secure context; elsewhere the text can be selected. */}
        {window.isSecureContext ? (
          <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
            {text(copied ? "factor.copied" : "recovery.copy")}
          </Button>
        ) : null}
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() =>
            downloadText(
              `recovery-codes-${account}.txt`,
              `${text("recovery.fileTitle", { account })}\n\n${list}\n`,
            )
          }
        >
          {text("recovery.download")}
        </Button>
      </div>
    </div>
  );
};
