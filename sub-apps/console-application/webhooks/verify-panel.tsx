import { verifySnippet } from "@console-shell/contract/words/webhook-verification";
import { Panel } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { CodeBlock } from "../shared/code-block.tsx";

/** Explains to developers how to verify that a delivery is genuine. */
export const VerifyPanel = () => {
  const text = useText();
  return (
    <Panel title={text("verify.title")}>
      <p>{text("verify.detail")}</p>
      <ul className="webhook-hints">
        <li>{text("verify.body")}</li>
        <li>{text("verify.twice")}</li>
        <li>{text("verify.answer")}</li>
      </ul>
      <CodeBlock label={text("verify.code")} code={verifySnippet} />
    </Panel>
  );
};
