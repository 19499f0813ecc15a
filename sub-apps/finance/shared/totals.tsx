import type { Currency } from "@console-shell/contract/calls/finance";
import { useText } from "../messages/index.ts";
import { Amount } from "./amount.tsx";

interface Sum {
  label: string;
  value: number;
  /** Shown in a warning colour unless it's zero. */
  warns?: boolean;
}

interface TotalsProps {
  /** Undefined until they're read. */
  rows: readonly { currency: Currency; sums: readonly Sum[] }[] | undefined;
}

/** Sums of everything that a list's search and filters match, a line for each currency. */
export const Totals = ({ rows = [] }: TotalsProps) => {
  const text = useText();
  return rows.length === 0 ? null : (
    <ul className="finance-totals" aria-label={text("totals.label")}>
      {rows.map(({ currency, sums }) => (
        <li key={currency}>
          <strong>{currency}</strong>
          {sums.map(({ label, value, warns = false }) => (
            <span key={label} className={warns && value !== 0 ? "finance-negative" : ""}>
              <span className="finance-totals-label">{label}</span>{" "}
              <Amount value={value} currency={currency} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
};
