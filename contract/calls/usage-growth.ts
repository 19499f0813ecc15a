import { z } from "zod";
import { endpoint, TimeSchema } from "./endpoint.ts";
import { compareQuery, isRange, rangeQuery, rangeRule } from "./usage-range-query.ts";

/** Points of a span, and as many of the span that it's compared with. */
const pointsOver = <Point extends z.ZodType>(point: Point) =>
  z.object({
    from: TimeSchema,
    to: TimeSchema,
    bucket: z.int().describe("Milliseconds of one point"),
    points: z.array(point),
    compared: z.array(point).nullable().describe("Null without a comparison"),
  });

export const usageStorage = endpoint({
  name: "usage.storage",
  method: "GET",
  path: "/cc-api/usage/storage",
  access: "console:usage:read",
  summary: "Size of the libraries at the end of each bucket, or null before the first record",
  query: z.object({ ...rangeQuery, ...compareQuery }).refine(isRange, rangeRule),
  output: pointsOver(
    z.object({ at: TimeSchema, images: z.int().nullable(), bytes: z.int().nullable() }),
  ),
});

export const usageSearches = endpoint({
  name: "usage.searches",
  method: "GET",
  path: "/cc-api/usage/searches",
  access: "console:usage:read",
  summary: "Face and object searches over time, by bucket",
  query: z.object({ ...rangeQuery, ...compareQuery }).refine(isRange, rangeRule),
  output: pointsOver(z.object({ at: TimeSchema, faces: z.int(), objects: z.int() })),
});

export const growthEndpoints = [usageStorage, usageSearches] as const;
