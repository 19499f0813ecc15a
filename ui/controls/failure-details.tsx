import { Button } from "antd";
import { useRef, useState } from "react";
import { useWords } from "./use-words.ts";
import "./failure-details.css";

interface FailureDetailsProps {
  /** Technical names and values, in English: they are for whoever mends it. */
  facts: Record<string, string>;
}

/** Which version of what failed, and where: enough to know whom to ask. */
const lineOf = (facts: Record<string, string>, console: string): string =>
  [
    [facts["app"], facts["version"]],
    [facts["file"]],
    [facts["status"] && `HTTP ${facts["status"]}`],
    [facts["release"] && console, facts["release"]],
  ]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean)
    .join(" · ");

/** What went wrong: a line for everybody, and the details folded away, ready to be copied into a report. */
export const FailureDetails = ({ facts }: FailureDetailsProps) => {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const report = Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
  const text = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      // The browser was told not to: it is chosen, for the keys that copy.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  const line = lineOf(facts, words.console);
  return (
    <div className="cs-details">
      {line ? <p className="cs-details-line">{line}</p> : null}
      <details>
        <summary>{words.details}</summary>
        <pre ref={text}>{report}</pre>
        {/* Browsers offer the clipboard to secure pages only; elsewhere the text can be selected. */}
        {window.isSecureContext ? (
          <Button size="small" onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </Button>
        ) : null}
      </details>
    </div>
  );
};
