import { CopyOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { useCopy } from "./use-copy.ts";

interface CodeBlockProps {
  /** What it is, for those who do not see it and for its button. */
  label: string;
  code: string;
}

/** Text as it is, which can be copied. */
export const CodeBlock = ({ label, code }: CodeBlockProps) => {
  const text = useText();
  const copy = useCopy();
  return (
    <div className="code-block">
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={text("playground.copy", { what: label })}
        onClick={() => copy(code)}
      >
        {text("issued.copy")}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the arrow keys too */}
      <section tabIndex={0} aria-label={label}>
        <pre>{code}</pre>
      </section>
    </div>
  );
};
