import { Button } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import styles from "./failure-details.module.css";

interface FailureDetailsProps {
  /** Technical names and values, in English: they are for whoever mends it. */
  facts: Record<string, string>;
}

/** What went wrong in detail, folded away, ready to be copied into a report. */
export const FailureDetails = ({ facts }: FailureDetailsProps) => {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const report = Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
  const copy = async () => {
    await navigator.clipboard.writeText(report);
    setCopied(true);
  };
  return (
    <details className={styles["details"]}>
      <summary>{text("failure.details")}</summary>
      <pre className={styles["report"]}>{report}</pre>
      {/* Browsers offer the clipboard to secure pages only; elsewhere the text can be selected. */}
      {window.isSecureContext ? (
        <Button size="small" onClick={() => void copy()}>
          {text(copied ? "failure.copied" : "failure.copy")}
        </Button>
      ) : null}
    </details>
  );
};
