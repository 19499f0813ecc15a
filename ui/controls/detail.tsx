import type { ReactNode } from "react";
import "./detail.css";

interface DetailProps {
  /** The record's facts, next to its content; below all of it where there's less room. */
  rail: ReactNode;
  /** Content that needs the page's width, such as a table of many columns, below both. */
  wide?: ReactNode;
  /** The record's content, which is two thirds of the page wide. */
  children: ReactNode;
}

/** A record's page: content in two thirds, facts in the rest. */
export const Detail = ({ rail, wide, children }: DetailProps) => (
  <div className="cs-detail-frame">
    <div className="cs-detail">
      <div className="cs-detail-main">{children}</div>
      {wide ? <div className="cs-detail-wide">{wide}</div> : null}
      <div className="cs-detail-rail">{rail}</div>
    </div>
  </div>
);
