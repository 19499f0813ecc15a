import type { ReactNode } from "react";
import "./detail.css";

interface DetailProps {
  /** The record's facts, next to its content. */
  rail: ReactNode;
  /** The record's content, widest first. */
  children: ReactNode;
}

/** A record's page: content in two thirds, facts in the rest; facts first where there's less room. */
export const Detail = ({ rail, children }: DetailProps) => (
  <div className="cs-detail-frame">
    <div className="cs-detail">
      <div className="cs-detail-main">{children}</div>
      <div className="cs-detail-rail">{rail}</div>
    </div>
  </div>
);
