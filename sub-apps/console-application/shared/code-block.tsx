import { CopyOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { useCopy } from "./use-copy.ts";

interface CodeBlockProps {
  /** The accessible name, also used by the copy button. */
  label: string;
  code: string;
}

/** Preformatted text with a copy button. */
export const CodeBlock = ({ label, code }: CodeBlockProps) => {
  const text = useText();
  const copy = useCopy();
  return (
    <div className="code-block">
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={text("playground.copy", { what: label })}
        title={text("word.copy")}
        onClick={() => copy(code)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the arrow keys too */}
      <section tabIndex={0} aria-label={label}>
        <pre>{code}</pre>
      </section>
    </div>
  );
};
