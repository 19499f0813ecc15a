import type { Currency } from "@console-shell/contract/calls/finance";
import type { Stat } from "@console-shell/ui";
import { Amount } from "./amount.tsx";
import { noFigure } from "./figure.tsx";

/**
 * The value and the second line of a figure that has a sum in each currency: all that aren't zero. The second line keeps
 * its place before the sums are read and if there is none, so nothing moves.
 */
export const sumsOf = <Name extends string>(
  rows: readonly ({ currency: Currency } & Record<Name, number>)[] | undefined,
  name: Name,
  isRead = rows !== undefined,
): Pick<Stat, "value" | "detail"> => {
  const [first, ...others] = rows?.filter((row) => row[name] !== 0) ?? [];
  const shown = first ?? rows?.[0];
  return {
    value: shown ? <Amount value={shown[name]} currency={shown.currency} /> : noFigure(isRead),
    detail:
      others.length === 0 ? (
        <>&nbsp;</>
      ) : (
        others.map((row, place) => (
          <span key={row.currency}>
            {place > 0 ? " · " : null}
            <Amount value={row[name]} currency={row.currency} />
          </span>
        ))
      ),
  };
};
