import { Button } from "antd";
import { useRef, useState } from "react";
import { useWords } from "./use-words.ts";
import "./failure-details.css";

interface FailureDetailsProps {
  /** Technical names and values, in English, for support and developers. */
  facts: Record<string, string>;
}

/** What failed, in which version, and where: enough to know whom to ask. */
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

/** What went wrong: a one-line summary, and collapsed details to copy into a report. */
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
  const line = lineOf(facts, words.console);
  return (
    <div className="cs-details">
      {line ? <p className="cs-details-line">{line}</p> : null}
      <details className="cs-fold">
        <summary>{words.details}</summary>
        <pre ref={text}>{report}</pre>
        {/* The clipboard API needs a secure context; elsewhere the text can be selected. */}
        {window.isSecureContext ? (
          <Button size="small" onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </Button>
        ) : null}
      </details>
    </div>
  );
};
