import type { Currency } from "@console-shell/contract/calls/finance";
import { Stats } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { sumsFigure } from "./sums.tsx";

interface Figure<Name extends string> {
  name: Name;
  label: string;
  /** Shown in red unless it's zero. */
  warns?: boolean;
}

interface TotalsProps<Name extends string> {
  figures: readonly Figure<Name>[];
  /** The sums by currency; undefined until they're read. */
  rows: readonly ({ currency: Currency } & Record<Name, number>)[] | undefined;
}

/** Sums of everything that a list's search and filters match, as tiles with all currencies, as the rows have them. */
export const Totals = <Name extends string>({ figures, rows }: TotalsProps<Name>) => {
  const text = useText();
  return (
    <Stats
      label={text("totals.label")}
      items={figures.map(({ name, label, warns = false }) => ({
        label,
        ...sumsFigure(rows?.map((row) => ({ currency: row.currency, amount: row[name] }))),
        tone: warns && rows?.some((row) => row[name] !== 0) ? ("error" as const) : undefined,
      }))}
    />
  );
};
