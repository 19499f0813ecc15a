import { type UsageRange, usageRangeNames } from "@console-shell/contract/words/usage-ranges";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** A range that ends now, or one with both ends in milliseconds, in the server's format. */
export type RangeQuery = { range: UsageRange } | { from: number; to: number };

const read = (parameters: URLSearchParams): RangeQuery => {
  const [from, to] = [Number(parameters.get("from")), Number(parameters.get("to"))];
  if (Number.isSafeInteger(from) && Number.isSafeInteger(to) && 0 < from && from < to)
    return { from, to };
  const named = usageRangeNames.find((name) => name === parameters.get("range"));
  return { range: named ?? "24h" };
};

/** The range in the address, by default the last 24 hours, and its setter. */
export const useUsageRange = (): [RangeQuery, (range: RangeQuery) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const range = useMemo(() => read(parameters), [parameters]);
  const set = useCallback(
    (next: RangeQuery) =>
      setParameters(
        (current) => {
          const changed = new URLSearchParams(current);
          for (const name of ["range", "from", "to", "page"]) changed.delete(name);
          for (const [name, value] of Object.entries(next)) changed.set(name, String(value));
          return changed;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return [range, set];
};
