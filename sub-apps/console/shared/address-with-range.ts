import { createSearchParams, type To } from "react-router";
import type { RangeQuery } from "./use-usage-range.ts";

/** The address of a page of this sub-app with the same range. */
export const addressWithRange = (pathname: string, range: RangeQuery): To => ({
  pathname,
  search: `?${createSearchParams(
    Object.entries(range).map(([name, value]): [string, string] => [name, String(value)]),
  )}`,
});
