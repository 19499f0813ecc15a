import { Button } from "antd";
import { useRef, useState } from "react";
import { useWords } from "./use-words.ts";
import "./failure-details.css";

interface FailureDetailsProps {
  /** Technical names and values, in English, for support and developers. */
  facts: Record<string, string>;
}

/** What went wrong, where and in which version: collapsed, to copy into a report. */
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
      // The clipboard was denied: select the text, so it can be copied with the keyboard.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <details className="cs-details cs-fold">
      <summary>{words.details}</summary>
      <pre ref={text}>{report}</pre>
      {/* The clipboard API needs a secure context; elsewhere the text can be selected. */}
      {window.isSecureContext ? (
        <Button size="small" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
      ) : null}
    </details>
  );
};
