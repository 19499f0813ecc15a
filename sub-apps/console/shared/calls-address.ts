import type { Outcome } from "@console-shell/contract/words/usage-ranges";
import { createSearchParams, type To, useLocation, useNavigate } from "react-router";
import type { RangeQuery } from "./use-usage-range.ts";

interface CallsFilter {
  operation?: string | undefined;
  clientApp?: string | undefined;
  outcome?: Outcome | undefined;
}

/** The outcome that a counted figure consists of; undefined is all. */
export const outcomeOf = { calls: undefined, refused: "refused", errors: "error" } as const;

/** The address of the list of calls in a range, which leads back to a page as it is. */
export const callsAddress = (range: RangeQuery, filter: CallsFilter, back: string): To => ({
  pathname: "/calls",
  search: `?${createSearchParams(
    Object.entries({ ...range, ...filter, back }).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )}`,
});

/** This page's address, for the way back. */
export const useOwnAddress = (): string => {
  const { pathname, search } = useLocation();
  return pathname + search;
};

/** Returns what opens the calls of a chart's bucket; undefined without a bucket. */
export const useOpenCalls = (
  bucket: number | undefined,
  filter: CallsFilter = {},
): ((outcome?: Outcome) => ((at: number) => void) | undefined) => {
  const goTo = useNavigate();
  const back = useOwnAddress();
  return (outcome) =>
    bucket === undefined
      ? undefined
      : (at) =>
          void goTo(callsAddress({ from: at, to: at + bucket }, { ...filter, outcome }, back));
};
