import { Button } from "antd";
import { useRef, useState } from "react";
import { useWords } from "./use-words.ts";
import "./failure-details.css";

interface FailureDetailsProps {
  /** Technical names and values, in English: they are for whoever mends it. */
  facts: Record<string, string>;
}

/** What went wrong in detail, folded away, ready to be copied into a report. */
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
  return (
    <details className="cs-details">
      <summary>{words.details}</summary>
      <pre ref={text}>{report}</pre>
      {/* Browsers offer the clipboard to secure pages only; elsewhere the text can be selected. */}
      {window.isSecureContext ? (
        <Button size="small" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
      ) : null}
    </details>
  );
};
