import type { ReactNode } from "react";
import { Art, type ArtName } from "./art.tsx";
import "./pages.css";

export interface EmptyStateProps {
  description: ReactNode;
  /** The illustration; of missing records by default. */
  art?: Extract<ArtName, "list" | "search" | "done" | "picture">;
  /** The one next step, e.g. a button that creates the first record. */
  action?: ReactNode;
}

/** Shown in place of an empty list: a picture, one line, and one next step. */
export const EmptyState = ({ description, art = "list", action }: EmptyStateProps) => (
  <div className="cs-empty">
    <Art name={art} />
    {description ? <div className="cs-empty-text">{description}</div> : null}
    {action}
  </div>
);
