import type { ReactNode } from "react";

export interface StatusProps {
  status: "success" | "processing" | "default" | "error" | "warning";
  text: ReactNode;
  className?: string | undefined;
}

/** A state as a dot and a word, as antd's `Badge` shows it, without its components: lists have one in each row. */
export const Status = ({ status, text, className }: StatusProps) => (
  <span
    className={`console-badge console-badge-status console-badge-not-a-wrapper ${className ?? ""}`}
  >
    <span className={`console-badge-status-dot console-badge-status-${status}`} />
    <span className="console-badge-status-text">{text}</span>
  </span>
);
