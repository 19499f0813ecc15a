import { createSearchParams, type To } from "react-router";
import type { RangeQuery } from "./use-usage-range.ts";

/** A page of this sub-app that shows the same range. */
export const addressWithRange = (pathname: string, range: RangeQuery): To => ({
  pathname,
  search: `?${createSearchParams(
    Object.entries(range).map(([name, value]): [string, string] => [name, String(value)]),
  )}`,
});
