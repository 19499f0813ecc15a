import { CopyOutlined } from "@ant-design/icons";
import { useNotify } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { CodeBlock } from "./code-block.tsx";
import { verifySnippet } from "@console-shell/contract/webhook-verification";

/** Tells whoever writes the receiver how to know what is genuine. */
export const VerifyPanel = () => {
  const text = useText();
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(verifySnippet).then(
      () => notify({ kind: "success", title: text("issued.copied") }),
      () => notify({ kind: "warning", title: text("issued.copyFailed") }),
    );
  return (
    <Panel
      title={text("verify.title")}
      extra={
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={copy}>
          {text("verify.copy")}
        </Button>
      }
    >
      <p>{text("verify.detail")}</p>
      <ul className="webhook-hints">
        <li>{text("verify.body")}</li>
        <li>{text("verify.twice")}</li>
        <li>{text("verify.answer")}</li>
      </ul>
      <CodeBlock label={text("verify.code")} text={verifySnippet} />
    </Panel>
  );
};
