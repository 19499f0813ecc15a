import type { Stat } from "@console-shell/ui";
import { Amount } from "./amount.tsx";
import { noFigure } from "./figure.tsx";

interface Sum {
  currency: string;
  amount: number;
}

/**
 * Sums in all currencies as a figure: the first one, and the others in the line below it. Zeros are left out. The line
 * is there before they're read, so the table below doesn't move.
 */
export const sumsFigure = (sums: readonly Sum[] | undefined): Pick<Stat, "value" | "detail"> => {
  const [first = sums?.[0], ...others] = sums?.filter(({ amount }) => amount !== 0) ?? [];
  return {
    value: first ? (
      <Amount value={first.amount} currency={first.currency} />
    ) : (
      noFigure(sums !== undefined)
    ),
    detail:
      others.length === 0 ? (
        "\u00a0"
      ) : (
        <span className="finance-others">
          {others.map(({ currency, amount }) => (
            <Amount key={currency} value={amount} currency={currency} />
          ))}
        </span>
      ),
  };
};
