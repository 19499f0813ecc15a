import type { ReactNode } from "react";
import "./pages.css";

interface FactsProps {
  /** Label and value of each fact; labels must be unique, as they are the keys. */
  items: readonly { label: string; value: ReactNode }[];
}

/** A list of labels and values, in as many columns as fit. */
export const Facts = ({ items }: FactsProps) => (
  <dl className="cs-facts">
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
