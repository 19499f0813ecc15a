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

/* The ranges that ranges were drawn in, innermost last, e.g. `7d` or `7d~1772409600000-1772496000000`. */
const nameOf = (range: RangeQuery) =>
  "range" in range ? range.range : `${range.from}-${range.to}`;
const rangeOf = (name: string): RangeQuery => {
  const [from = "", to] = name.split("-");
  return read(new URLSearchParams(to === undefined ? { range: from } : { from, to }));
};
const befores = (parameters: URLSearchParams) =>
  (parameters.get("before") ?? "").split("~").filter(Boolean);

interface UsageRangeSetters {
  set: (range: RangeQuery) => void;
  /** Sets a range that was drawn on a chart. */
  draw: (range: { from: number; to: number }) => void;
  /** Goes back to the range that the current one was drawn in; undefined if it wasn't drawn. */
  undo: (() => void) | undefined;
}

/** The range in the address, by default the last 24 hours, and its setters. */
export const useUsageRange = (): [RangeQuery, UsageRangeSetters] => {
  const [parameters, setParameters] = useSearchParams();
  const range = useMemo(() => read(parameters), [parameters]);
  const change = useCallback(
    (changeOf: (current: URLSearchParams) => [range: RangeQuery, before: readonly string[]]) =>
      setParameters(
        (current) => {
          const [next, before] = changeOf(current);
          const changed = new URLSearchParams(current);
          for (const name of ["range", "from", "to", "page", "before"]) changed.delete(name);
          for (const [name, value] of Object.entries(next)) changed.set(name, String(value));
          if (before.length > 0) changed.set("before", before.join("~"));
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  const isDrawn = befores(parameters).length > 0;
  const setters = useMemo(
    (): UsageRangeSetters => ({
      set: (next) => change(() => [next, []]),
      draw: (next) => change((current) => [next, [...befores(current), nameOf(read(current))]]),
      undo: isDrawn
        ? () =>
            change((current) => {
              const before = befores(current);
              return [rangeOf(before.at(-1) ?? ""), before.slice(0, -1)];
            })
        : undefined,
    }),
    [change, isDrawn],
  );
  return [range, setters];
};
