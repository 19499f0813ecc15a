import type { Currency } from "@console-shell/contract/calls/finance";
import { Stats } from "@console-shell/ui";
import { Segmented } from "antd";
import { useState } from "react";
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

/** Sums of everything that a list's search and filters match, as tiles in one currency at a time. */
export const Totals = ({ rows = [] }: TotalsProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<Currency>();
  const row = rows.find(({ currency }) => currency === chosen) ?? rows[0];
  if (!row) return null;
  return (
    <Stats
      label={text("totals.label")}
      items={row.sums.map(({ label, value, warns = false }) => ({
        label,
        value: <Amount value={value} currency={row.currency} />,
        tone: warns && value !== 0 ? ("error" as const) : undefined,
      }))}
      extra={
        rows.length > 1 ? (
          <Segmented
            size="small"
            aria-label={text("client.currency")}
            value={row.currency}
            options={rows.map(({ currency }) => currency)}
            onChange={setChosen}
          />
        ) : null
      }
    />
  );
};
