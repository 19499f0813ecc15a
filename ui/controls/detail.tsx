import type { ReactNode } from "react";
import "./detail.css";

interface DetailProps {
  /** The record's facts, next to its content. */
  rail: ReactNode;
  /** Where there's less room, the content comes first, e.g. a picture that the facts describe. */
  contentFirst?: boolean;
  /** The record's content, widest first. */
  children: ReactNode;
}

/** A record's page: content in two thirds, facts in the rest; where there's less room facts first, by default. */
export const Detail = ({ rail, contentFirst, children }: DetailProps) => (
  <div className="cs-detail-frame">
    <div className="cs-detail" data-content-first={contentFirst || undefined}>
      <div className="cs-detail-main">{children}</div>
      <div className="cs-detail-rail">{rail}</div>
    </div>
  </div>
);
